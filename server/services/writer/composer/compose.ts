import type { Difficulty } from '#contract/challenges.ts'
import { challengeDraft, type ChallengeDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import { normalised } from '../titles.ts'
import { angles, type Angle } from './angles.ts'
import { readIdea, type Idea } from './idea.ts'
import { phrases, type Phrases } from './phrases.ts'
import { planOf, type Phase } from './plan.ts'
import { turnOf } from './safety.ts'

/** The length of a challenge whose idea names none. */
const usualDuration = 21

/** What an idea of no words is called. */
const nameless: Record<Pillar, string> = {
  purpose: 'One small promise a day',
  mental: 'Five quiet minutes a day',
  physical: 'A walk, whatever the weather',
  brotherhood: 'One call a day',
  relationships: 'Two minutes of full attention',
  career: 'Fifteen minutes on what matters',
  spiritual: 'Five minutes of silence',
}

type Wish = { pillar: Pillar | null; duration: number | null }

/**
 * Makes a sound challenge of any text whatsoever, without a model. What would hurt somebody is turned into what helps.
 * @param taken titles there are already: the same idea again gets another one
 */
export function composeFromIdea(text: string, wish: Wish, taken: Iterable<string>): ChallengeDraft {
  const { idea, pillar, description } = understood(text, wish.pillar)
  const duration = wish.duration ?? idea.duration ?? usualDuration
  const titles = new Set([...taken].map(normalised))
  const title = firstFree(
    [idea.theme, `${idea.theme}: ${inDays(duration)}`, ...angles.map((angle) => angle.title(idea.inside))],
    titles,
  )
  return challengeDraft.parse({
    title,
    description: description ?? describe(idea, duration),
    pillar,
    duration,
    difficulty: idea.difficulty ?? difficultyOf(duration),
    plan: planOf(steadily(phrases[pillar], idea.inside), duration),
  })
}

/** Makes one of several challenges on a topic. Null: every way of turning it into one has been used. */
export function composeFromTopic(topic: string, number: number, taken: Iterable<string>): ChallengeDraft | null {
  const { idea, pillar } = understood(topic, null)
  const titles = new Set([...taken].map(normalised))
  for (const round of [0, 1, 2]) {
    for (const at of angles.keys()) {
      const angle = angles[(at + number) % angles.length]
      const draft = angle && fromAngle(angle, { idea, pillar, round })
      if (draft && !titles.has(normalised(draft.title))) return draft
    }
  }
  return null
}

function fromAngle(
  angle: Angle,
  { idea: { inside: theme }, pillar, round }: { idea: Idea; pillar: Pillar; round: number },
): ChallengeDraft {
  const duration = angle.days[round] ?? angle.days[0]
  const title = angle.title(theme)
  return challengeDraft.parse({
    title: round === 0 ? title : `${title}, ${inDays(duration)}`,
    description: angle.description(theme, duration),
    pillar,
    duration,
    difficulty: angle.difficulty,
    plan: planOf(angle.phases(theme, phrases[pillar]), duration),
  })
}

function understood(text: string, wished: Pillar | null): { idea: Idea; pillar: Pillar; description?: string } {
  const idea = readIdea(text)
  const turn = turnOf(text)
  if (turn)
    return {
      idea: { ...idea, theme: turn.title, inside: turn.title, said: '', difficulty: 'beginner' },
      pillar: turn.pillar,
      description: turn.description,
    }
  const pillar = wished ?? idea.pillar ?? 'purpose'
  return { idea: idea.theme ? idea : { ...idea, theme: nameless[pillar], inside: nameless[pillar] }, pillar }
}

function describe({ inside: theme, said }: Idea, duration: number): string {
  const daily = duration > 1 && !/\b(?:every|each) (?:single )?(?:day|night|morning|evening)|\bdaily\b/i.test(theme)
  const opening = said || `${daily ? 'Every day for' : 'For'} ${inDays(duration)}: ${theme}.`
  const manner =
    duration <= 3
      ? 'Short enough to do properly.'
      : duration <= 14
        ? 'Begin so small that a bad day cannot stop you, then do the whole of it.'
        : 'Begin so small that a bad day cannot stop you, keep the hour, and add a little once it stands.'
  return `${opening} ${manner}`
}

function steadily(words: Phrases, theme: string): Phase[] {
  return [
    { title: 'Set it up', action: words.start, share: 0, keep: 5 },
    { title: 'Keep it small', action: `The smallest form of it counts: ${theme}. ${words.small}`, share: 2, keep: 4 },
    { title: 'When a day goes wrong', action: words.slip, share: 0, keep: 1 },
    { title: 'The whole of it', action: `Now in full: ${theme}. ${words.steady}`, share: 3, keep: 3 },
    { title: 'Let somebody know', action: words.witness, share: 0, keep: 0 },
    { title: 'A little more', action: words.more, share: 2, keep: 2 },
    { title: 'Look back', action: words.back, share: 0, keep: 3.5 },
  ]
}

function difficultyOf(duration: number): Difficulty {
  if (duration <= 14) return 'beginner'
  return duration <= 45 ? 'intermediate' : 'advanced'
}

function firstFree(candidates: string[], taken: Set<string>): string {
  const [first = ''] = candidates
  const free = candidates.find((title) => !taken.has(normalised(title)))
  if (free) return free
  for (let again = 2; ; again++) if (!taken.has(normalised(`${first} (${again})`))) return `${first} (${again})`
}

function inDays(duration: number): string {
  return duration === 1 ? 'one day' : `${duration} days`
}
