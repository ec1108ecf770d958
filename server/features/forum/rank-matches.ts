import type { PostMatch } from '../../database/search-index.ts'
import type { SearchWord } from '../../search.ts'

/** Only so many of the newest matches that the viewer sees are ranked. */
export const maxRanked = 1_000

/**
 * Sorts posts that have words of a search: those with words in the title first, then those with the words as typed.
 * @param matches the newest first, which stay so if they are equally good
 * @param weights of the words, if not all of them have to be there
 */
export function rankMatches<Match extends PostMatch>(
  matches: Match[],
  words: SearchWord[],
  weights?: number[],
): Match[] {
  const scored = matches.map((match) => {
    const inTitle = scoreTitle(match.title, words)
    const score = inTitle.reduce(
      (sum, each, at) => sum + (weights?.[at] ?? 1) * (each + (hasWord(match, at) ? 1 : 0)),
      0,
    )
    return { match, score }
  })
  scored.sort((a, b) => b.score - a.score || b.match.exact - a.match.exact)
  return scored.map(({ match }) => match)
}

/** Rates each word in a title: twice as much if it is there as typed. */
function scoreTitle(title: string, words: SearchWord[]): number[] {
  if (title === '') return words.map(() => 0)
  const inTitle = title.split(' ')
  return words.map(({ stem, start, synonyms }) => {
    if (inTitle.includes(stem)) return 2
    return inTitle.some((word) => (start !== null && word.startsWith(start)) || synonyms.includes(word)) ? 1 : 0
  })
}

/** Posts with only some of the words need this share of the weight that the best of them has. */
const partialShare = 0.4

/** Ranks posts with some of the words. A rare word counts more than a common one, and one that no post has does not count. */
export function rankPartialMatches<Match extends PostMatch>(matches: Match[], words: SearchWord[]): Match[] {
  const weights = words.map((_, at) => {
    const count = matches.filter((match) => hasWord(match, at)).length
    return count === 0 ? 0 : Math.log(1 + maxRanked / count)
  })
  const weigh = (match: Match) => weights.reduce((sum, each, at) => sum + (hasWord(match, at) ? each : 0), 0)
  const most = Math.max(...matches.map(weigh))
  return rankMatches(
    matches.filter((match) => weigh(match) >= most * partialShare),
    words,
    weights,
  )
}

const hasWord = ({ hits }: PostMatch, at: number) => (hits & (1 << at)) !== 0
