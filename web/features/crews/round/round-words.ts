import type { CommitmentOutcome, Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { addDays, formatDay } from '#web/ui/dates.ts'
import { isolate } from '#web/ui/isolate.ts'

export const outcomeLabels: Record<CommitmentOutcome, string> = {
  done: 'Done',
  'not-done': 'Not done',
  changed: 'Changed',
}

/** In the order of the form. */
export const outcomes: readonly CommitmentOutcome[] = ['done', 'not-done', 'changed']

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Say how many have answered, such as "3 of 7 have answered", or who of a pair. */
export function countAnswered({ answers, members }: Pick<Round, 'answers' | 'members'>, ownId: string): string {
  const [first] = answers
  if (members === 2) {
    if (!first) return 'Neither of you has answered'
    if (answers.length === 2) return 'You have both answered'
    return first.userId === ownId ? 'You have answered' : `${isolate(first.username)} has answered`
  }
  return `${answers.length} of ${members} ${answers.length === 1 ? 'has' : 'have'} answered`
}

/** Name a round, such as "This week’s round" or "Round of November 20". */
export function formatRoundName({ on, open }: Pick<Round, 'on' | 'open'>, today: string): string {
  return open || on === null ? 'This week’s round' : `Round of ${formatDay(on, today)}`
}

/** Say when someone planned something: "Last week", or "Last time" if they missed a round since. */
export function describeEarlier(on: string | null, commitment: { on: string }): 'Last week' | 'Last time' {
  return on !== null && addDays(on, -7) <= commitment.on ? 'Last week' : 'Last time'
}

/** Say what became of a commitment; null if there was none. */
export function describeCommitment(on: string | null, { commitment, outcome }: RoundAnswer) {
  if (!commitment) return null
  const words = outcome === null ? '' : ` ${outcomeLabels[outcome]}.`
  return { when: describeEarlier(on, commitment), text: endSentence(commitment.text), outcome: words }
}

function endSentence(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}
