import type { Challenge } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import type { RunSummary } from './summarize-run.ts'

const maxTitleLength: typeof limits.title = 120

/** Suggest the title and text of a discussion about a finished challenge. The member's notes are private and left out. */
export function suggestDiscussion(
  { title, duration }: Pick<Challenge, 'title' | 'duration'>,
  summary: Pick<RunSummary, 'days' | 'span'> | undefined,
): { title: string; content: string } {
  const { days, span } = summary ?? { days: duration, span: duration }
  const took = days === span ? formatDays(days) : `${formatDays(days)} done in ${formatDays(span)}`
  return {
    title: shorten(`Finished: ${title}`),
    content: `I finished “${title}”: ${took}.\n\nQuestions about it are welcome.`,
  }
}

function formatDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

function shorten(title: string): string {
  const characters = [...title]
  return characters.length <= maxTitleLength ? title : `${characters.slice(0, maxTitleLength - 1).join('')}…`
}
