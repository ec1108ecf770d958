import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { pillarLabels } from '#contract/pillars.ts'
import { addStarterNote } from '../starter-note.ts'
import type { ItemSpec } from '../writer.ts'
import { boundedText, formatExistingTitles, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Increment it with every change to this prompt. */
const promptVersion = 4

const answer = z.strictObject({
  title: boundedText(limits.title),
  content: boundedText(limits.post - addStarterNote('').length),
})

export function buildDiscussionPrompt(
  { pillar, number }: Extract<ItemSpec, { task: 'shelf' }>,
  titles: string[],
): Prompt {
  const instructions = `${styleGuide}

You write the opening of one discussion in the forum. The community's own account posts it, so it asks questions and never tells a personal story: no "I", no "my", no invented member.

The object has exactly these keys:
{
  "title": string, a question that any reader can answer from their own life, at most ${limits.title} characters,
  "content": string, 40 to 120 words of Markdown: why the question is worth a minute, two or three smaller questions that make it easy to start, and a note that three lines are enough
}
Someone who has never written in a forum must be able to answer without exposing themselves or others. Write nothing that invites contempt, diagnosis or boasting.`
  return {
    source: `discussion ${promptVersion}`,
    instructions,
    input: `Discussion ${number + 1} of several.\nPillar: ${pillar} (${pillarLabels[pillar]})${formatExistingTitles(titles)}`,
    answer,
    maxTokens: 2000,
  }
}
