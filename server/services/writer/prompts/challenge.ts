import { z } from 'zod'
import { difficulty } from '#contract/challenges.ts'
import { challengeDuration, limits } from '#contract/limits.ts'
import { pillar, pillarKeys, pillarLabels } from '#contract/pillars.ts'
import type { ItemSpec } from '../writer.ts'
import { formatExistingTitles, quoteInput, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Increment it with every change to this prompt. */
const promptVersion = 2

const outputFormat = `The object has exactly these keys:
{
  "title": string, 2 to 8 words, at most ${limits.title} characters, no number of days in it,
  "description": string, 2 to 4 sentences, at most 600 characters: what to do, how much of it, and why it is worth doing,
  "pillar": one of ${pillarKeys.map((key) => `"${key}"`).join(', ')},
  "duration": whole number of days, 3 to 90,
  "difficulty": "beginner", "intermediate" or "advanced",
  "plan": [ { "from": first day, "to": last day, "title": 2 to 6 words, "action": 1 to 4 sentences, at most 500 characters } ]
}
The plan has 4 to 9 steps. The first step starts on day 1, each step starts the day after the previous one ends, and the last one ends on the last day. The first day is a setup that can be done right away, one step says what to do after a missed day, and the last day looks back. Each action says exactly what to do on that day, in minutes or repetitions, with an easier version for bad days. A good example of an action: "Walk for twenty minutes before the first screen. Rain counts double. No time? Once around the block, and mark it."`

const day = z.int().min(challengeDuration.min).max(challengeDuration.max)

const answer = z.strictObject({
  title: z.string(),
  description: z.string(),
  pillar,
  duration: day,
  difficulty,
  plan: z.array(z.strictObject({ from: day, to: day, title: z.string(), action: z.string() })),
})

export function buildChallengePrompt(
  spec: Extract<ItemSpec, { kind: 'challenge' }> | Extract<ItemSpec, { task: 'shelf' }>,
  titles: string[],
): Prompt {
  return {
    source: `challenge ${promptVersion}`,
    instructions: `${styleGuide}\n\nYou write one challenge: something done every day for a set number of days.\n\n${outputFormat}`,
    input: `${describeSpec(spec)}${formatExistingTitles(titles)}`,
    answer,
    maxTokens: 6000,
  }
}

function describeSpec(spec: Parameters<typeof buildChallengePrompt>[0]): string {
  switch (spec.task) {
    case 'idea': {
      const pillarLine = spec.pillar ? `\nPillar: ${spec.pillar}` : ''
      const duration = spec.duration ? `\nDays: exactly ${spec.duration}` : ''
      return `Turn this idea into a challenge. Keep what is sound in it, and its number of days if it names one.${pillarLine}${duration}\n${quoteInput(spec.idea)}`
    }
    case 'topic':
      return `Challenge ${spec.number + 1} of several on this topic. Take a different angle from the others: another time of day, another place, another person, another kind of activity, another length.\n${quoteInput(spec.topic)}`
    case 'shelf':
      return `A challenge for this pillar, number ${spec.number + 1} of several, different from the others in length, time of day and kind.\nPillar: ${spec.pillar} (${pillarLabels[spec.pillar]})`
  }
}
