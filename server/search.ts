import { foldWords } from '#contract/fold-words.ts'
import { fillerWords, phrases, spellings, synonymGroups, widerWords } from './content/search-words.ts'

/** Where a word of an item is, from the most to the least telling. */
const fieldWeights = { title: 10, topics: 7, promise: 6, relatedTopics: 4, description: 3, text: 1 }
type Field = keyof typeof fieldWeights

export type SearchDocument = { id: string } & Partial<Record<Field, string>>

export type SearchIndex = {
  /**
   * Finds items, the best first. Null if the search has no words.
   * @param isListed whether the item may be found; all by default
   */
  find: (query: string, isListed?: (id: string) => boolean) => string[] | null
  /** Finds the items with all words of a search outside of their long text, and one in what they are about. Best first. */
  findAbout: (query: string) => string[]
}

/** How well a word of an item fits a word of the search. */
const quality = { exact: 1, synonym: 0.8, startOfUnknownWord: 0.8, misspelled: 0.6, startOfWord: 0.25 }

/** How much more an item counts whose title is the whole search. */
const wholeTitle = 2.5

/** So many items that are about all words of a search make those superfluous that only mention them. */
const enoughItems = 3

/** The share of the words that an item needs if none has all. */
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
  const titles = documents.map(({ title = '' }) => splitWords(title).join(' '))

  documents.forEach((document, at) => {
    for (const field of fields)
      for (const word of splitWords(document[field] ?? '')) {
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
    if (scores.size === 0 && word.length > 4)
      for (const [each, eachStem] of stemsOfWords)
        if (isMisspelled(word, each)) {
          add(eachStem, quality.misspelled)
          for (const synonym of synonymsOf.get(eachStem) ?? []) add(synonym, quality.misspelled * quality.synonym)
        }
    return scores
  }

  function match(words: string[]): Match[] {
    const found = new Map<number, Match>()
    for (const scores of words.map(scoreWord)) {
      // A rare word tells more than a common one.
      const rarity = Math.log(1 + documents.length / (scores.size || 1))
      for (const [at, score] of scores) {
        const before = found.get(at) ?? { at, words: 0, telling: 0, about: 0, score: 0 }
        found.set(at, {
          at,
          words: before.words + 1,
          telling: before.telling + (score > fieldWeights.text ? 1 : 0),
          about: before.about + (score > fieldWeights.relatedTopics ? 1 : 0),
          score: before.score + score * rarity,
        })
      }
    }
    return [...found.values()]
  }

  const toIds = (matches: Match[]) => matches.flatMap(({ at }) => documents[at]?.id ?? [])

  return {
    find(query, isListed = () => true) {
      const words = readQuery(query)
      if (words.length === 0) return null
      const title = splitWords(query).join(' ')
      const matches = match(words).filter(({ at }) => isListed(documents[at]?.id ?? ''))
      for (const each of matches) if (titles[each.at] === title) each.score *= wholeTitle
      return toIds(chooseMatches(matches, words.length))
    },
    findAbout(query) {
      const words = readQuery(query)
      return toIds(sortByScore(match(words).filter(({ telling, about }) => telling === words.length && about > 0)))
    },
  }
}

/** What a search found in a document: how many of its words, how many outside of the long text, and how many in its subject. */
type Match = { at: number; words: number; telling: number; about: number; score: number }

/** Chooses the items with all words, or else those with most of them. */
function chooseMatches(matches: Match[], words: number): Match[] {
  // Long texts have many words by chance, so items that are about some of the words follow those.
  const telling = matches.filter((match) => match.telling === words)
  if (telling.length >= enoughItems) return sortByScore(telling)
  const complete = matches.filter((match) => match.words === words)
  if (telling.length > 0) return sortByScore(complete)
  const partial = matches.filter((match) => match.words < words)
  const most = partial.filter((match) => match.words >= words * wordShare)
  return [...sortByScore(complete), ...sortByScore(most.length + complete.length > 0 ? most : partial)]
}

function sortByScore(matches: Match[]): Match[] {
  const best = Math.max(...matches.map(({ score }) => score))
  return matches.filter(({ score }) => score >= best * scoreShare).toSorted((a, b) => b.score - a.score || a.at - b.at)
}

const fields: Field[] = ['title', 'promise', 'topics', 'relatedTopics', 'description', 'text']

/** Words typed by a person, without those that say nothing about the subject. */
function readQuery(query: string): string[] {
  return chooseTelling(splitWords(query))
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

/** Folded words. Number words become digits, and some phrases one word. */
function splitWords(text: string): string[] {
  return foldWords(text)
    .map((word) => spellings[word] ?? word)
    .join(' ')
    .replace(phrase, (found) => phrases[found] ?? found)
    .split(' ')
    .filter(Boolean)
}

const phrase = new RegExp(`\\b(?:${Object.keys(phrases).join('|')})\\b`, 'g')

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

/** Whether one letter is missing, added, changed or swapped with its neighbour. */
function isMisspelled(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || word[0] !== right[0]) return false
  let start = 0
  while (start < word.length && word[start] === right[start]) start++
  const [a, b] = [word.slice(start), right.slice(start)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
