import { limits } from '#contract/limits.ts'
import { pillarLabels } from '#contract/pillars.ts'
import type { ItemSpec } from '../writer.ts'
import { formatExistingTitles, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Raise it with every change of the words below. */
const promptVersion = 1

/** For one discussion that the community's own account opens. */
export function buildDiscussionPrompt(
  { pillar, number }: Extract<ItemSpec, { task: 'shelf' }>,
  titles: string[],
): Prompt {
  const instructions = `${styleGuide}

You write the opening of one discussion in the forum. It comes from the community's own account, so it asks and never tells a story of its own: no "I", no "my", no invented member.

The object has exactly these keys:
{
  "title": string, a question a man can answer from his own life, at most ${limits.title} characters,
  "content": string, 40 to 120 words of Markdown: why the question is worth a minute, two or three smaller questions that make it easy to begin, and that three lines are enough
}
Answerable by somebody who has never written in a forum, without exposing himself or others. Nothing that invites contempt, diagnosis or boasting.`
  return {
    source: `discussion ${promptVersion}`,
    instructions,
    input: `Discussion ${number + 1} of several.\nPillar: ${pillar} (${pillarLabels[pillar]})${formatExistingTitles(titles)}`,
    maxTokens: 2000,
  }
}
