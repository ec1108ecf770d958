import { pillarKeys, type Pillar } from '#contract/pillars.ts'
import { captionWords } from '../../content/caption-words.ts'

export type Classification = { pillar: Pillar; reason: string }

/** Characters. The start of a caption is enough to classify it. */
const maxTextLength = 5_000

/**
 * Guesses the pillar of a text by its number of distinct keywords. On a tie, the pillar mentioned first wins.
 * @returns null when no keyword matches
 */
export function classifyByKeywords(text: string | null): Classification | null {
  const normalizedText = ` ${(text ?? '').slice(0, maxTextLength).toLowerCase().replace(/[#@]/g, ' ').replace(/\s+/g, ' ')} `
  const matches = getPillarPatterns()
    .map(({ pillar, patterns }) => ({ pillar, hits: findHits(normalizedText, patterns) }))
    .filter(({ hits }) => hits.length > 0)
  const best = matches.toSorted(
    (a, b) => b.hits.length - a.hits.length || getFirstHitIndex(a.hits) - getFirstHitIndex(b.hits),
  )[0]
  if (!best) return null
  const words = best.hits.toSorted((a, b) => a.index - b.index).map(({ word }) => word)
  return { pillar: best.pillar, reason: `Words: ${words.slice(0, 4).join(', ')}` }
}

type Hit = { word: string; index: number }

function findHits(text: string, patterns: RegExp[]): Hit[] {
  return patterns.flatMap((pattern) => {
    const match = pattern.exec(text)
    return match?.[1] ? [{ word: match[1], index: match.index }] : []
  })
}

function getFirstHitIndex(hits: Hit[]): number {
  return Math.min(...hits.map(({ index }) => index))
}

let pillarPatterns: { pillar: Pillar; patterns: RegExp[] }[] | undefined

/** Builds the patterns on first use, which a start need not wait for. */
function getPillarPatterns() {
  return (pillarPatterns ??= pillarKeys.map((pillar) => ({ pillar, patterns: captionWords[pillar].map(toPattern) })))
}

function toPattern(word: string): RegExp {
  const stem = word.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])(${stem}${word.endsWith('*') ? '\\p{L}*' : ''})(?![\\p{L}\\p{N}])`, 'u')
}
