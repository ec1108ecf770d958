import { z } from 'zod'
import { difficulty } from '#contract/challenges.ts'
import { challengeDuration, limits } from '#contract/limits.ts'
import { pillar, pillarKeys, pillarLabels } from '#contract/pillars.ts'
import { maxPartLength } from '../idea-parts.ts'
import type { ItemSpec } from '../writer.ts'
import { boundedText, formatExistingTitles, quoteInput, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Increment it with every change to this prompt. */
const promptVersion = 6

/** Models list at most this many parts of an idea, each with at most this many days. */
export const maxParts = 12
export const maxPartDays = 30

/** The title of an answer to an idea that the model refuses. */
export const refusedTitle = 'Refused'

/** The rules in `safety` know only some languages and dangers. */
const refusalRule = `If the typed text asks, in any language, for something that could seriously hurt the reader or someone else, do not turn it into anything else: answer with the object whose title is "${refusedTitle}" and keep the rest as short as the format allows. This goes for self-harm or death, starving or going without water or sleep, stopping or changing a medicine, stopping heavy drinking or drugs suddenly, hurting, threatening, pressing, tracking or controlling anyone, weapons, hate, harm to children, and stunts that can kill.`

const outputFormat = `The object has exactly these keys:
{
  "title": string, 2 to 8 words, at most ${limits.title} characters, no number of days in it,
  "description": string, 2 to 4 sentences, at most 600 characters: what to do, how much of it, and why it is worth doing,
  "pillar": one of ${pillarKeys.map((key) => `"${key}"`).join(', ')},
  "duration": whole number of days, 3 to 90,
  "difficulty": "beginner", "intermediate" or "advanced",
  "plan": [ { "from": first day, "to": last day, "title": 2 to 6 words, "done": one sentence of at most 12 words that says when the day counts, "action": 1 to 4 sentences, at most 60 words, "details": 0 to 3 sentences } ]
}
The first step starts on day 1, each step starts the day after the previous one ends, and the last one ends on the last day. At least half of the days have a step of their own, up to 25 steps; longer challenges have a theme for each week, and they get harder slowly. The first day is something that can be done right away, one step a week is easy, and the last day looks back. Each action is complete for its day, in minutes or repetitions; never make readers work out which day an instruction is for. The details have an easier version for bad days and what to do after a missed day. At most a quarter of the steps ask for writing. A good example: "done": "You walked for twenty minutes.", "action": "Walk for twenty minutes before you look at a screen. Rain is fine if you have a coat.", "details": "No time or energy? Go once around the block. If walking is hard, sit outside or at an open window for ten minutes."`

/** An idea often has several parts, of which models keep one. */
const partsFormat = `The object also has "parts": [ { "part": 1 to 6 words of the idea, "days": up to ${maxPartDays} days whose steps have it } ]. List every part of the idea: "three things: run, read, call a friend" has the parts "run", "read" and "call a friend". The plan must have all of them, in the words of the idea, on as many days as the idea asks for. If you leave a part out, list it without days.`

const day = z.int().min(challengeDuration.min).max(challengeDuration.max)

const challengeFields = {
  title: boundedText(limits.title),
  description: boundedText(limits.description),
  pillar,
  duration: day,
  difficulty,
  plan: z
    .array(
      z.strictObject({
        from: day,
        to: day,
        title: boundedText(limits.title),
        done: boundedText(limits.title),
        action: boundedText(limits.description),
        details: boundedText(limits.description, 0),
      }),
    )
    .min(1)
    .max(limits.planSteps)
    .describe('Steps that cover every day once: from day 1 to the duration, each from the day after the previous one'),
}

const answer = z.strictObject(challengeFields)

const answerToIdea = z.strictObject({
  parts: z
    .array(z.strictObject({ part: boundedText(maxPartLength), days: z.array(day).max(maxPartDays) }))
    .min(1)
    .max(maxParts)
    .describe('Every part of the idea'),
  ...challengeFields,
})

export function buildChallengePrompt(
  spec: Extract<ItemSpec, { kind: 'challenge' }> | Extract<ItemSpec, { task: 'shelf' }>,
  titles: string[],
): Prompt {
  return {
    source: `challenge ${promptVersion}`,
    instructions: `${styleGuide}\n\nYou write one challenge: something done every day for a set number of days.${spec.task === 'shelf' ? '' : `\n\n${refusalRule}`}\n\n${outputFormat}${spec.task === 'idea' ? `\n${partsFormat}` : ''}`,
    input: `${describeSpec(spec)}${formatExistingTitles(titles)}`,
    answer: spec.task === 'idea' ? answerToIdea : answer,
    maxTokens: 8000,
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
