import type { Difficulty } from '#contract/challenges.ts'
import { challengeDraft, type ChallengeDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import { normalizeTitle } from '../title-similarity.ts'
import { buildPlan, type Phase } from './build-plan.ts'
import { angles, type Angle } from './challenge-templates.ts'
import { parseIdea, type Idea } from './parse-idea.ts'
import { phrases, type Phrases } from './phrases.ts'
import { findSafeAlternative } from './safety-rules.ts'

/** Days, when the idea names no duration. */
const defaultDuration = 21

const defaultTitles: Record<Pillar, string> = {
  purpose: 'One small promise a day',
  mental: 'Five quiet minutes a day',
  physical: 'A walk, whatever the weather',
  brotherhood: 'One call a day',
  relationships: 'Two minutes of full attention',
  career: 'Fifteen minutes on what matters',
  spiritual: 'Five minutes of silence',
}

type Preferences = { pillar: Pillar | null; duration: number | null }

/**
 * Composes a valid challenge from any text. Turns harmful ideas into safe ones.
 * @param existingTitles not used again
 */
export function composeFromIdea(
  text: string,
  preferences: Preferences,
  existingTitles: Iterable<string>,
): ChallengeDraft {
  const { idea, pillar, description } = interpretIdea(text, preferences.pillar)
  const duration = preferences.duration ?? idea.duration ?? defaultDuration
  const titles = new Set([...existingTitles].map(normalizeTitle))
  const title = pickUnusedTitle(
    [idea.theme, `${idea.theme}: ${formatDays(duration)}`, ...angles.map((angle) => angle.title(idea.themeInSentence))],
    titles,
  )
  return challengeDraft.parse({
    title,
    description: description ?? buildDescription(idea, duration),
    pillar,
    duration,
    difficulty: idea.difficulty ?? getDifficulty(duration),
    plan: buildPlan(buildDefaultPhases(phrases[pillar], idea.themeInSentence), duration),
  })
}

/** Composes one of several challenges on a topic. @returns null when all templates have been used */
export function composeFromTopic(
  topic: string,
  number: number,
  existingTitles: Iterable<string>,
): ChallengeDraft | null {
  const { idea, pillar } = interpretIdea(topic, null)
  const titles = new Set([...existingTitles].map(normalizeTitle))
  for (const round of [0, 1, 2]) {
    for (const offset of angles.keys()) {
      const angle = angles[(offset + number) % angles.length]
      const draft = angle && composeFromAngle(angle, { idea, pillar, round })
      if (draft && !titles.has(normalizeTitle(draft.title))) return draft
    }
  }
  return null
}

function composeFromAngle(
  angle: Angle,
  { idea: { themeInSentence: theme }, pillar, round }: { idea: Idea; pillar: Pillar; round: number },
): ChallengeDraft {
  const duration = angle.days[round] ?? angle.days[0]
  const title = angle.title(theme)
  return challengeDraft.parse({
    title: round === 0 ? title : `${title}, ${formatDays(duration)}`,
    description: angle.description(theme, duration),
    pillar,
    duration,
    difficulty: angle.difficulty,
    plan: buildPlan(angle.phases(theme, phrases[pillar]), duration),
  })
}

function interpretIdea(
  text: string,
  preferredPillar: Pillar | null,
): { idea: Idea; pillar: Pillar; description?: string } {
  const idea = parseIdea(text)
  const alternative = findSafeAlternative(text)
  if (alternative)
    return {
      idea: {
        ...idea,
        theme: alternative.title,
        themeInSentence: alternative.title,
        summary: '',
        difficulty: 'beginner',
      },
      pillar: alternative.pillar,
      description: alternative.description,
    }
  const pillar = preferredPillar ?? idea.pillar ?? 'purpose'
  return {
    idea: idea.theme ? idea : { ...idea, theme: defaultTitles[pillar], themeInSentence: defaultTitles[pillar] },
    pillar,
  }
}

function buildDescription({ themeInSentence: theme, summary }: Idea, duration: number): string {
  const saysForHowLong =
    duration > 1 && !/\b(?:every|each) (?:single )?(?:day|night|morning|evening)|\bdaily\b/i.test(theme)
  const firstSentence = summary || `${saysForHowLong ? 'Every day for' : 'For'} ${formatDays(duration)}: ${theme}.`
  const lastSentence =
    duration <= 3
      ? 'Short enough to do properly.'
      : duration <= 14
        ? 'Begin so small that a bad day cannot stop you, then do the whole of it.'
        : 'Begin so small that a bad day cannot stop you, keep the hour, and add a little once it is a habit.'
  return `${firstSentence} ${lastSentence}`
}

function buildDefaultPhases(pillarPhrases: Phrases, theme: string): Phase[] {
  return [
    { title: 'Set it up', action: pillarPhrases.start, weight: 0, priority: 5 },
    {
      title: 'Keep it small',
      action: `The smallest form of it counts: ${theme}. ${pillarPhrases.small}`,
      weight: 2,
      priority: 4,
    },
    { title: 'When a day goes wrong', action: pillarPhrases.slip, weight: 0, priority: 1 },
    { title: 'The whole of it', action: `Now in full: ${theme}. ${pillarPhrases.steady}`, weight: 3, priority: 3 },
    { title: 'Let somebody know', action: pillarPhrases.witness, weight: 0, priority: 0 },
    { title: 'A little more', action: pillarPhrases.more, weight: 2, priority: 2 },
    { title: 'Look back', action: pillarPhrases.back, weight: 0, priority: 3.5 },
  ]
}

function getDifficulty(duration: number): Difficulty {
  if (duration <= 14) return 'beginner'
  return duration <= 45 ? 'intermediate' : 'advanced'
}

function pickUnusedTitle(candidates: string[], usedTitles: Set<string>): string {
  const [first = ''] = candidates
  const unusedTitle = candidates.find((title) => !usedTitles.has(normalizeTitle(title)))
  if (unusedTitle) return unusedTitle
  for (let suffix = 2; ; suffix++)
    if (!usedTitles.has(normalizeTitle(`${first} (${suffix})`))) return `${first} (${suffix})`
}

function formatDays(duration: number): string {
  return duration === 1 ? 'one day' : `${duration} days`
}
