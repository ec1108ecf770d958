import { pillarKeys, type Pillar } from '#contract/pillars.ts'
import { captionWords } from '../../content/caption-words.ts'

/** A guess, and why: shown to the admin beside his own choice. */
export type Guess = { pillar: Pillar; reason: string }

/** Code points that are looked at: a caption says early what it is about. */
const readable = 5_000

/**
 * Guesses the pillar of a text by its words; the pillar with the most different words wins, and the first to come up
 * among equals.
 * @returns null where no word speaks of any
 */
export function classify(text: string | null): Guess | null {
  const plain = ` ${(text ?? '').slice(0, readable).toLowerCase().replace(/[#@]/g, ' ').replace(/\s+/g, ' ')} `
  const found = shelves
    .map(({ pillar, patterns }) => ({ pillar, hits: hitsIn(plain, patterns) }))
    .filter(({ hits }) => hits.length > 0)
  const best = found.toSorted(
    (one, other) => other.hits.length - one.hits.length || firstAt(one.hits) - firstAt(other.hits),
  )[0]
  if (!best) return null
  const words = best.hits.toSorted((one, other) => one.at - other.at).map(({ word }) => word)
  return { pillar: best.pillar, reason: `Words: ${words.slice(0, 4).join(', ')}` }
}

type Hit = { word: string; at: number }

function hitsIn(text: string, patterns: RegExp[]): Hit[] {
  return patterns.flatMap((pattern) => {
    const match = pattern.exec(text)
    return match?.[1] ? [{ word: match[1], at: match.index }] : []
  })
}

function firstAt(hits: Hit[]): number {
  return Math.min(...hits.map(({ at }) => at))
}

const shelves = pillarKeys.map((pillar) => ({ pillar, patterns: captionWords[pillar].map(patternOf) }))

function patternOf(word: string): RegExp {
  const stem = word.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])(${stem}${word.endsWith('*') ? '\\p{L}*' : ''})(?![\\p{L}\\p{N}])`, 'u')
}
