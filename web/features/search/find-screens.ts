import { foldWords } from '#contract/fold-words.ts'
import { findCorrections } from '#contract/misspelled.ts'
import { namedScreens, type NamedScreen, type ScreenAccess } from './screens.ts'

export type FoundScreen = NamedScreen & {
  /** How well the words fit, from 0 to 1: 1 if they name the screen, less if they are a part of what it is called. */
  strength: number
}

/** Words that say what to do with a screen, or nothing. */
const fillers = new Set(
  (
    'a an the my your me i im you we us he to in of on off for is are am be and or do does dont not no how can cant ' +
    'could where what when which please go going open see show get got getting find change changing set edit turn ' +
    'turning switch manage enable disable use stop stopping from with by this that it its so too many much more some ' +
    'someone somebody any all want would like need just make put have has one two three week weeks month months'
  ).split(' '),
)

/** Lines of words that mean the same. */
const sameWords = [
  'picture pic pics photo image avatar',
  'email mail',
  'account acc acct',
  'password pw passcode passphrase pin',
  'delete remove erase cancel close deactivate',
  'light white bright',
  'dark black',
  'message msg',
  'notification notify alert ping',
]
const meanings = new Map(
  sameWords.flatMap((line) => {
    const stems = line.split(' ').map(cutEnding)
    return stems.map((stem) => [stem, stems[0]])
  }),
)

/** What a match counts that does not name the screen. */
const factors = { partOfName: 0.6, severalNames: 0.7, someWords: 0.6, corrected: 0.9 }

/** How much a word counts that no screen has. It may be a word of the sentence, or say that no screen is meant. */
const unknownWeight = 0.5

/** Shorter words are too often other words. */
const minMisspelled = 6

const screenNames = namedScreens.map((screen) => ({
  screen,
  names: [screen.title, ...screen.words.split(',')].map(toWords),
}))

/** Find screens by what people call them, best first. Words that no screen has do not exclude any. */
export function findScreens(query: string, isAllowed: (access: ScreenAccess) => boolean): FoundScreen[] {
  const screens = screenNames.filter(({ screen: { access = 'member' } }) => isAllowed(access))
  const typed = toWords(query)
  const read = typed.map((word) => readWord(word, screens))
  const words = read.flatMap((each) => each.words)
  const unknown = read.filter((each) => each.words.length === 0).length
  const factor = read.reduce(
    (product, each) => product * each.factor,
    unknown > 0 ? (factors.someWords * words.length) / (words.length + unknownWeight * unknown) : 1,
  )
  const weights = words.map((word) => Math.log(1 + screens.length / countScreens(word, screens)))
  return screens
    .map(({ screen, names }) => ({ ...screen, ...rateScreen(names, words, weights) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength || b.preference - a.preference)
    .map(({ preference: _preference, ...screen }) => ({ ...screen, strength: screen.strength * factor }))
}

type Screens = typeof screenNames

/** Reads a word as words of the screens: also one that is two words, or misspelled. None if no screen has it. */
function readWord(word: string, screens: Screens): { words: string[]; factor: number } {
  if (countScreens(word, screens) > 0) return { words: [word], factor: 1 }
  const all = screens.flatMap(({ names }) => names)
  for (const name of all) {
    const at = name.findIndex((part, index) => part + name[index + 1] === word)
    if (at >= 0) return { words: name.slice(at, at + 2), factor: 1 }
  }
  const corrections = word.length < minMisspelled ? [] : findCorrections(word, new Set(all.flat()))
  return { words: corrections.slice(0, 1), factor: corrections.length > 0 ? factors.corrected : 1 }
}

function countScreens(word: string, screens: Screens): number {
  return screens.filter(({ names }) => names.some((name) => name.some((part) => isLike(word, part)))).length
}

/** @param weights of the words: rare ones tell more */
function rateScreen(names: string[][], words: string[], weights: number[]) {
  const ratings = names.map((name, at) => rateName(name, words, weights, at === 0))
  const best = ratings.reduce((a, b) =>
    b.strength > a.strength || (b.strength === a.strength && b.preference > a.preference) ? b : a,
  )
  const hasAll =
    words.length > 1 && words.every((word) => names.some((name) => name.some((part) => isLike(word, part))))
  return hasAll && best.strength < factors.severalNames ? { ...best, strength: factors.severalNames } : best
}

/** @returns how well the words fit, and which of the screens that fit as well comes first */
function rateName(name: string[], words: string[], weights: number[], isTitle: boolean) {
  const places = words.map((word) => name.findIndex((part) => isLike(word, part)))
  const matched = new Set(places.filter((place) => place >= 0))
  const share = matched.size / name.length
  const startsName = matched.has(0)
  const preference = (isTitle ? 10 : 0) + (startsName ? 5 : 0) + (words.every((word) => name.includes(word)) ? 3 : 0)
  if (!places.includes(-1)) {
    const isNamed = share === 1 || (isTitle && startsName)
    return { strength: isNamed ? 1 : share * factors.partOfName, preference: preference + 100 * share }
  }
  // Some of the words are the whole name.
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  const part = sum(weights.filter((_, at) => places[at] !== -1)) / sum(weights)
  return { strength: share === 1 ? part * factors.someWords : 0, preference }
}

/** Whether a word is a form of another one, means the same, or is the start of it. */
function isLike(word: string, part: string): boolean {
  return word === part || (word.length > 2 && part.startsWith(word)) || toMeaning(word) === toMeaning(part)
}

/** Every word of a search is compared with all words of the names. */
const readMeanings = new Map(screenNames.flatMap(({ names }) => names.flat()).map((word) => [word, readMeaning(word)]))

function toMeaning(word: string): string {
  return readMeanings.get(word) ?? readMeaning(word)
}

function readMeaning(word: string): string {
  const stem = cutEnding(word)
  return meanings.get(stem) ?? stem
}

function cutEnding(word: string): string {
  return word.replace(/(?<=....)(?:ing|ed|es|e|s)$/, '')
}

function toWords(text: string): string[] {
  const all = foldWords(text)
  const words = all.filter((word) => !fillers.has(word))
  return words.length > 0 ? words : all
}
