import { detectLanguages, textLanguages, type TextLanguage } from '../text-language.ts'
import { englishSigns } from './english-signs.ts'
import { foldLetters, toFoldedWords } from './fold-words.ts'
import { germanicSigns } from './germanic-signs.ts'
import type { LanguageSigns, SignKind } from './language-signs.ts'
import { otherSigns } from './other-signs.ts'
import { toPlainWords } from './plain-words.ts'
import { romanceSigns } from './romance-signs.ts'
import { slavicSigns } from './slavic-signs.ts'
import { removeQuotes, toSentences } from './split-text.ts'

/** Characters of the longest text that is read. */
const MAX_LENGTH = 50_000
/** English sentences in a row that are also read as one. */
const TOGETHER = 3
/** Words of a sentence whose language is uncertain. */
const SHORT = 4
/** Characters before a sign in which a negation is looked for. */
const BEFORE = 60

const languageSigns: Partial<Record<TextLanguage, LanguageSigns>> = {
  en: englishSigns,
  ...germanicSigns,
  ...romanceSigns,
  ...slavicSigns,
  ...otherSigns,
}
const kinds: SignKind[] = ['dying', 'selfHarm', 'means', 'farewell']

type Options = {
  /** Find a sign after a negation too, such as “stop hurting myself”. */
  evenNegated?: boolean
}

/**
 * Finds signs that the writer of a text may harm themselves. Signs of a language are looked for only in text of that
 * language. It looks at words only, so it misses some and is wrong about others.
 * @returns what the signs are about, each once
 */
export function findCrisisSigns(text: string, options?: Options): Set<SignKind> {
  const steps = findCrisisSignsInSteps(text, options)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same in many steps, so that a browser can do something else in between: the first time takes long. */
export function* findCrisisSignsInSteps(
  text: string,
  { evenNegated = false }: Options = {},
): Generator<undefined, Set<SignKind>> {
  const found = new Set<SignKind>()
  let latest: string[] = []
  for (const sentence of toSentences(removeQuotes(text.slice(0, MAX_LENGTH)))) {
    const languages = new Set(listLanguages(sentence))
    for (const language of languages) {
      const words = language === 'en' ? toPlainWords(sentence) : toFoldedWords(sentence)
      for (const kind of kinds) {
        if (hasSign(words, language, kind, evenNegated)) found.add(kind)
        yield
      }
      if (language === 'en') latest = [...latest, words].slice(-TOGETHER)
    }
    if (!languages.has('en')) latest = []
    else for (const kind of findTogether(latest.join(' , '))) found.add(kind)
  }
  return found
}

/** Few words say little about their language, and signs of other languages than English have several words. */
function listLanguages(sentence: string): Iterable<TextLanguage> {
  const detected = detectLanguages(sentence)
  if (sentence.split(/\s+/).length > SHORT) return detected
  return signLanguages.filter((language) => language !== 'en' || detected.has('en'))
}

function hasSign(words: string, language: TextLanguage, kind: SignKind, evenNegated: boolean): boolean {
  const compiled = compileLanguage(language)
  if (!compiled || compiled.unless[kind]?.test(words)) return false
  const { opposite, others, self } = compiled
  const isSign = ({ 0: match, index }: RegExpExecArray) => {
    const before = words.slice(Math.max(0, index - BEFORE), index)
    return (evenNegated || !opposite?.test(before)) && !(others?.test(before) && !self?.test(match))
  }
  return compiled[kind].some((pattern) => Array.from(words.matchAll(pattern)).some(isSign))
}

function findTogether(words: string): SignKind[] {
  return kinds.filter((kind) => compileLanguage('en')?.together[kind]?.some((pattern) => words.search(pattern) >= 0))
}

type Compiled = Record<SignKind, RegExp[]> &
  Record<'opposite' | 'others' | 'self', RegExp | null> & {
    unless: Partial<Record<SignKind, RegExp>>
    together: Partial<Record<SignKind, RegExp[]>>
  }

const compiledLanguages = new Map<TextLanguage, Compiled>()

function compileLanguage(language: TextLanguage): Compiled | undefined {
  const known = compiledLanguages.get(language)
  const signs = languageSigns[language]
  if (known || !signs) return known
  const { prefix = '', unspaced = false, unlike, others } = signs
  const not = fold(signs.not)
  const [start, end] = unspaced ? ['', ''] : ['(?<![^ ])', '(?![^ ])']
  const otherWord = `(?: (?!,|(?:${not}) )[^ ]+)`
  const [gap, longGap] = [`${otherWord}{0,4} `, `${otherWord}{0,7} `]
  const compileAll = (sources: string[]) =>
    sources.map(
      (source) =>
        new RegExp(
          `${start}${prefix}(?:${fold(source).replaceAll(' ~~ ', longGap).replaceAll(' ~ ', gap)})${end}`,
          'g',
        ),
    )
  const compile = (kind: SignKind) => compileAll(signs[kind])
  const negation = unspaced ? `(?:${not})[是会要]?` : `${start}(?:${not}) (?:[^ ,]+ )?`
  const compiled = {
    dying: compile('dying'),
    selfHarm: compile('selfHarm'),
    means: compile('means'),
    farewell: compile('farewell'),
    opposite: unlike ? new RegExp(`(?:${unlike})$`) : not ? new RegExp(`${negation}$`) : null,
    others: others ? new RegExp(`(?:${others.before})$`) : null,
    self: others ? new RegExp(others.self) : null,
    unless: signs.unless?.means ? { means: new RegExp(fold(signs.unless.means)) } : {},
    together: Object.fromEntries(Object.entries(signs.together ?? {}).map(([kind, each]) => [kind, compileAll(each)])),
  }
  compiledLanguages.set(language, compiled)
  return compiled
}

/** Folds the letters of a pattern and leaves its ASCII syntax alone. */
function fold(source: string): string {
  return source.replace(/[^\p{ASCII}]+/gu, foldLetters)
}

/** All patterns of a language, for tests. */
export function listPatterns(language: TextLanguage): RegExp[] {
  const compiled = compileLanguage(language)
  return compiled ? kinds.flatMap((kind) => [...compiled[kind], ...(compiled.together[kind] ?? [])]) : []
}

export const signLanguages: readonly TextLanguage[] = textLanguages.filter((language) => language in languageSigns)
