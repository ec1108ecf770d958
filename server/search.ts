import { foldWords } from '#contract/fold-words.ts'
import { findCorrections } from '#contract/misspelled.ts'
import { fillerWords, phrases, spellings, synonymGroups, widerWords } from './content/search-words.ts'

/** Where a word of an item is, from the most to the least telling. */
const fieldWeights = { title: 10, subtitle: 9, topics: 7, promise: 6, relatedTopics: 4, description: 3, text: 1 }
type Field = keyof typeof fieldWeights

export type SearchDocument = { id: string } & Partial<Record<Field, string>>

export type SearchIndex = {
  /**
   * Finds items, the best first. Null if the search has no words.
   * @param isListed whether the item may be found; all by default
   */
  find: (query: string, isListed?: (id: string) => boolean) => FoundItem[] | null
  /** Finds the items with all words of a search outside of their long text, and one in what they are about. Best first. */
  findAbout: (query: string) => string[]
}

export type FoundItem = {
  id: string
  /** How well the item fits, from 0 to 1: 1 if all words are in its title. */
  strength: number
}

/** How well a word of an item fits a word of the search. */
const quality = { exact: 1, synonym: 0.8, startOfUnknownWord: 0.8, misspelled: 0.6, startOfWord: 0.25 }

/** How much a number counts next to words. It is rare, but seldom what people look for. */
const numberShare = 0.3

/** How much more an item counts whose title is the whole search. */
const wholeTitle = 2.5

/** So many items that are about all words of a search make those superfluous that only mention them. */
const enoughItems = 3

/** The share of the words that an item needs, compared with the best. */
const wordShare = 0.6

/** Items with less than this share of the best score are left out, because they only mention a word somewhere. */
const scoreShare = 0.3

/**
 * Indexes items for searches in memory.
 * @param documents in the order of equally good results
 */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  /** Stem → the best weight of that stem in each document that has it. */
  const postings = new Map<string, Map<number, number>>()
  /** Each word as written, for words that are typed in part. */
  const stemsOfWords = new Map<string, string>()
  const titles = documents.map(({ title = '' }) => splitQuery(title).join(' '))

  documents.forEach((document, at) => {
    for (const field of fields)
      for (const word of listDocumentWords(field, document[field] ?? '')) {
        const stem = getStem(word)
        stemsOfWords.set(word, stem)
        const posting = postings.get(stem) ?? new Map<number, number>()
        posting.set(at, Math.max(posting.get(at) ?? 0, fieldWeights[field]))
        postings.set(stem, posting)
      }
  })

  /** Scores each document that has a word of the search, or one like it. */
  function scoreWord(word: string): Map<number, number> {
    const scores = new Map<number, number>()
    const add = (stem: string, factor: number) => {
      for (const [at, weight] of postings.get(stem) ?? [])
        scores.set(at, Math.max(scores.get(at) ?? 0, weight * factor))
    }
    const stem = getStem(word)
    const isKnown = postings.has(stem) || synonymsOf.has(stem)
    add(stem, quality.exact)
    for (const synonym of synonymsOf.get(stem) ?? []) add(synonym, quality.synonym)
    if (word.length > 2)
      for (const [each, eachStem] of stemsOfWords)
        if (each.startsWith(word) && eachStem !== stem)
          add(eachStem, isKnown ? quality.startOfWord : quality.startOfUnknownWord)
    if (scores.size > 0) return scores
    for (const each of findCorrections(word, stemsOfWords.keys())) {
      const correct = getStem(each)
      add(correct, quality.misspelled)
      for (const synonym of synonymsOf.get(correct) ?? []) add(synonym, quality.misspelled * quality.synonym)
    }
    return scores
  }

  function match(words: string[]): { matches: Match[]; needed: number } {
    const found = new Map<number, Match>()
    const needed = listNeeded(words)
    const scored = words.map((word) => {
      const scores = scoreWord(word)
      const isNeeded = needed.includes(word)
      // A rare word tells more than a common one.
      const rarity = Math.log(1 + documents.length / (scores.size || 1)) * (isNeeded ? 1 : numberShare)
      return { scores, rarity, count: isNeeded ? 1 : 0 }
    })
    const sum = scored.reduce((total, { rarity }) => total + rarity, 0)
    for (const { scores, rarity, count } of scored)
      for (const [at, score] of scores) {
        const before = found.get(at) ?? { at, words: 0, telling: 0, about: 0, share: 0, strength: 0 }
        found.set(at, {
          at,
          words: before.words + count,
          telling: before.telling + (score > fieldWeights.text ? count : 0),
          about: before.about + (score > fieldWeights.relatedTopics ? count : 0),
          share: before.share + rarity / sum,
          strength: before.strength + ((score / fieldWeights.title) * rarity) / sum,
        })
      }
    return { matches: [...found.values()], needed: needed.length }
  }

  return {
    find(query, isListed = () => true) {
      const words = readQuery(query)
      if (words.length === 0) return null
      const title = splitQuery(query).join(' ')
      const { matches, needed } = match(words)
      const listed = matches.filter(({ at }) => isListed(documents[at]?.id ?? ''))
      for (const each of listed) if (titles[each.at] === title) each.strength *= wholeTitle
      return chooseMatches(listed, needed).flatMap(({ at, strength }) => {
        const id = documents[at]?.id
        return id === undefined ? [] : { id, strength: Math.min(strength, 1) }
      })
    },
    findAbout(query) {
      const { matches, needed } = match(readQuery(query))
      const about = matches.filter((each) => each.telling === needed && each.about > 0)
      return sortByScore(about).flatMap(({ at }) => documents[at]?.id ?? [])
    },
  }
}

/** Lists the words that an item needs. A number is not one: “30 days without my phone” looks for the phone. */
function listNeeded(words: string[]): string[] {
  return words.filter((word) => !/^\d+$/.test(word))
}

/**
 * What a search found in a document: how many of the words that it needs, how many outside of the long text, and how many in its
 * subject; which share of the words, rare ones counting more; and how well they fit.
 */
type Match = { at: number; words: number; telling: number; about: number; share: number; strength: number }

/** Chooses the items that are about the words. Those with few of the words, or with words that tell little, come later. */
function chooseMatches(matches: Match[], words: number): Match[] {
  // Long texts have many words by chance, so items that are about all words make the others superfluous.
  const telling = matches.filter((match) => match.telling === words)
  if (telling.length >= enoughItems) return sortByScore(telling)
  const found = sortByScore(matches.filter((match) => match.words === words || match.telling > 0))
  return found.filter(({ share }) => share >= (found[0]?.share ?? 0) * wordShare)
}

function sortByScore(matches: Match[]): Match[] {
  const score = ({ strength, share }: Match) => strength * share ** 2
  const best = Math.max(...matches.map(score))
  return matches
    .filter((match) => score(match) >= best * scoreShare)
    .toSorted((a, b) => score(b) - score(a) || a.at - b.at)
}

const fields: Field[] = ['title', 'subtitle', 'promise', 'topics', 'relatedTopics', 'description', 'text']

/** Words typed by a person, without those that say nothing about the subject. */
function readQuery(query: string): string[] {
  return chooseTelling(splitQuery(query))
}

function chooseTelling(typed: string[]): string[] {
  const words = [...new Set(typed)].slice(0, maxWords)
  const telling = words.filter((word) => !fillerWords.has(word))
  return telling.length > 0 ? telling : words
}

const maxWords = 12

/** A word of a search, for texts that were indexed with `listIndexWords`. */
export type SearchWord = {
  /** Its stem, which the texts with a form of the word have. */
  stem: string
  /** Its first letters as typed; null if it is complete. */
  start: string | null
  /** Stems of other words that find the same texts. */
  synonyms: string[]
}

/** Reads the words of a search for texts that members wrote. Only the last one can be the start of a word. */
export function readSearchWords(query: string): SearchWord[] {
  const all = listWords(query)
  const last = all.at(-1) ?? ''
  // One letter says nothing about the word that it starts.
  const typed = all.length > 1 && last.length === 1 ? all.slice(0, -1) : all
  return chooseTelling(typed).map((word) => {
    const stem = getStem(word)
    const start = word === last && word.length > 1 ? word : null
    return { stem, start, synonyms: [...(synonymsOf.get(stem) ?? [])] }
  })
}

/** Says whether a folded word of a text is what a word of a search finds. */
export function isFormOf(word: string, { stem, start, synonyms }: SearchWord): boolean {
  if (start !== null && word.startsWith(start)) return true
  const own = getStem(word)
  return own === stem || word === stem || synonyms.includes(own)
}

/** How much a word in the text of a discussion counts that is not in its title. */
const textShare = 0.3

/** Rates how well a text with a title fits a search, from 0 to 1: 1 if all words are in the title. */
export function rateText({ title, text }: { title: string; text: string }, words: readonly SearchWord[]): number {
  const [inTitle, inText] = [foldWords(title), foldWords(text)]
  const rate = (found: string[], word: SearchWord) => {
    if (found.some((each) => getStem(each) === word.stem)) return quality.exact
    return found.some((each) => isFormOf(each, word)) ? quality.synonym : 0
  }
  const sum = words.reduce((total, word) => total + Math.max(rate(inTitle, word), rate(inText, word) * textShare), 0)
  return words.length === 0 ? 0 : sum / words.length
}

/** Lists the words of a text, once each, and their stems. A change needs a new `searchVersion`. */
export function listIndexWords(text: string): string[] {
  const words = listWords(text)
  return [...new Set([...words, ...words.map(getStem)])]
}

/** No word is longer in the index, whose words PostgreSQL limits to 2 KB. */
const maxLetters = 60

function listWords(text: string): string[] {
  return foldWords(text).map((word) =>
    word.length > maxLetters ? Array.from(word).slice(0, maxLetters).join('') : word,
  )
}

/** Lists the words of a field, and those that its phrases mean. Long texts may have the words of a phrase by chance. */
function listDocumentWords(field: Field, text: string): Set<string> {
  return new Set(field === 'text' ? splitWords(text) : [...splitWords(text), ...splitQuery(text)])
}

/** Splits what a person typed, in which some phrases are one word. */
function splitQuery(text: string): string[] {
  return splitWords(text)
    .join(' ')
    .replace(phrase, (found) => phrases[found] ?? found)
    .split(' ')
    .filter(Boolean)
}

const longestFirst = Object.keys(phrases).toSorted((a, b) => b.length - a.length)
const phrase = new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g')

/** Folded words. Number words become digits. */
function splitWords(text: string): string[] {
  return foldWords(text)
    .flatMap((word) => (spellings[word] ?? word).split(' '))
    .filter(Boolean)
}

/** Cuts endings, so that the forms of a word are equal. The result need not be a word. */
function getStem(word: string): string {
  if (word.length < 4 || wholeWords.has(word)) return word
  const cut = word
    .replace(/(?<=....)(?:ness|hood|ship|ment)s?$/, '')
    .replace(/ie(?:r|rs|st)$/, 'y')
    .replace(/(?<=...)(?:ations?|ating|ated|ates?|ators?)$/, '')
    .replace(/ied$|ies$/, 'y')
    .replace(/(?<=...)(?:ings?|ed|es)$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=...)[ey]$/, '')
  return cut.replace(/([bdgmnprt])\1$/, '$1')
}

/** Words that another word would be found with. */
const wholeWords = new Set(['meaning', 'morning', 'evening', 'feeling', 'being', 'relationship'])

const synonymsOf = new Map<string, Set<string>>()
for (const group of synonymGroups) {
  const stems = group.split(' ').map(getStem)
  for (const stem of stems) addSynonyms(stem, stems)
}
for (const [word, wider] of Object.entries(widerWords)) addSynonyms(getStem(word), wider.split(' ').map(getStem))

function addSynonyms(stem: string, others: string[]): void {
  const synonyms = synonymsOf.get(stem) ?? new Set()
  for (const other of others) if (other !== stem) synonyms.add(other)
  synonymsOf.set(stem, synonyms)
}
