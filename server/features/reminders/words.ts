import type { DueStep } from '../challenges/due-steps.ts'
import type { ReminderData } from './check-member.ts'

type Kind = ReminderData['kind']

const maxNamed = 2
const maxListed = 10

/** Returns the text of a push message, in one short sentence. @param named whether it may name challenges */
export function getPushText(kind: Kind, steps: DueStep[], named: boolean): string {
  if (kind === 'last')
    return 'We’ll stop reminding you for now. Nothing is lost, and you can switch reminders on again.'
  return named ? nameSteps(steps) : `${getNeutralText(kind, steps.length)}.`
}

export function getSubject(kind: Kind, steps: DueStep[], named: boolean): string {
  if (kind === 'last') return 'We’ll stop reminding you for now'
  return named ? nameSteps(steps) : getNeutralText(kind, steps.length)
}

export function getParagraphs(kind: Kind, steps: DueStep[]): string[] {
  if (kind === 'last')
    return [
      'We’ve reminded you on ten days now. You may have other things on your mind, so this is the last reminder.',
      'Nothing is lost. Your challenges and the days you’ve marked are still there.',
      'Reminders start again when you mark a day. You can also turn them on again in Settings, under Notifications.',
    ]
  const listed = steps.slice(0, maxListed).map(describeStep)
  const rest = steps.length - listed.length
  return [getOpening(kind, steps.length), ...listed, ...(rest > 0 ? [`And ${rest} more.`] : [])]
}

function getNeutralText(kind: Exclude<Kind, 'last'>, count: number): string {
  const steps = count === 1 ? '1 step' : `${count} steps`
  switch (kind) {
    case 'first':
      return count === 1 ? 'Time for today’s step' : `Time for today’s ${steps}`
    case 'nudge':
      return `You have ${steps} left today`
    case 'later':
      return `Your reminder: ${steps} left today`
  }
}

function getOpening(kind: Exclude<Kind, 'last'>, count: number): string {
  switch (kind) {
    case 'first':
      return count === 1 ? 'Here is today’s step:' : 'Here are today’s steps:'
    case 'nudge':
      return count === 1
        ? 'One step is left today, if you’d like to do it:'
        : 'These steps are left today, if you’d like to do them:'
    case 'later':
      return count === 1 ? 'You asked us to remind you of this step:' : 'You asked us to remind you of these steps:'
  }
}

function nameSteps(steps: DueStep[]): string {
  const [first, ...others] = steps
  if (first && others.length === 0) return `${first.title}: ${first.cue ?? `day ${first.day} of ${first.duration}`}`
  return nameTitles(steps)
}

/** Lists the first titles: "Cold Showers, Morning Pages, and 2 more". */
export function nameTitles(steps: { title: string }[]): string {
  const titles = steps.slice(0, maxNamed).map(({ title }) => title)
  const rest = steps.length - titles.length
  return new Intl.ListFormat('en').format([...titles, ...(rest > 0 ? [`${rest} more`] : [])])
}

function describeStep({ title, day, duration, stepTitle, cue }: DueStep): string {
  const heading = `${title}, day ${day} of ${duration}${stepTitle === null ? '' : `: ${stepTitle}`}`
  return cue === null ? heading : `${heading}\nWhen and where: ${cue}`
}
