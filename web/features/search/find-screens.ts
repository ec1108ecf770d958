import { foldWords } from '#contract/fold-words.ts'
import { namedScreens, type NamedScreen, type ScreenAccess } from './screens.ts'

export type FoundScreen = NamedScreen & {
  /** Whether the words name the screen, rather than being a part of what it is called. */
  isNamed: boolean
}

/** Words that say what to do with a screen, or nothing. */
const fillers = new Set(
  (
    'a an the my your me i to in of on off for is and do how can where what please go open see show get find change set ' +
    'edit turn switch manage enable disable use'
  ).split(' '),
)

/** Find screens by what people call them, best first. */
export function findScreens(query: string, isAllowed: (access: ScreenAccess) => boolean): FoundScreen[] {
  const words = toWords(query)
  if (words.length === 0) return []
  return namedScreens
    .filter(({ access = 'member' }) => isAllowed(access))
    .map((screen) => ({ screen, ...rateScreen(screen, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ screen, isNamed }) => ({ ...screen, isNamed }))
}

type Rating = { score: number; isNamed: boolean }

function rateScreen({ title, words: names }: NamedScreen, words: readonly string[]): Rating {
  const ratings = [rateName(title, words, 10), ...names.split(',').map((name) => rateName(name, words, 0))]
  const best = ratings.reduce((a, b) => (b.score > a.score ? b : a))
  if (best.score > 0) return best
  const all = toWords(`${title} ${names}`)
  return { score: words.every((word) => all.includes(word)) ? 1 : 0, isNamed: false }
}

/** @param bonus prefers one kind of name to others */
function rateName(name: string, words: readonly string[], bonus: number): Rating {
  const parts = toWords(name)
  const isPrefix = (word: string, part: string) => part.startsWith(word) && (word.length > 2 || word === part)
  const matched = new Set(words.map((word) => parts.findIndex((part) => isPrefix(word, part))))
  if (matched.has(-1)) return { score: 0, isNamed: false }
  const startsName = matched.has(0)
  const isWhole = words.every((word) => parts.includes(word))
  const share = matched.size / parts.length
  return {
    score: 100 * share + bonus + (startsName ? 5 : 0) + (isWhole ? 3 : 0),
    isNamed: share === 1 || (bonus > 0 && startsName),
  }
}

function toWords(text: string): string[] {
  const all = foldWords(text)
  const words = all.filter((word) => !fillers.has(word))
  return words.length > 0 ? words : all
}
