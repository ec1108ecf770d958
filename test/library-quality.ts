import { finishCounts } from '#contract/challenges.ts'
import type { Block } from '#contract/resources.ts'
import type { Source } from '#contract/sources.ts'
import type { LibraryChallenge, LibraryDiscussion, LibraryResource, LibraryStep } from '#server/content/types.ts'

/** Limits that keep the library short, clear and varied. */
export const qualityLimits = {
  doneWords: 12,
  promiseWords: 18,
  finishLineWords: 12,
  actionWords: 60,
  paragraphWords: 90,
  /** Share of days with a text of their own, for challenges of up to 30 days and for longer ones. */
  distinctDays: { short: 0.85, long: 0.7 },
  /** Places of one text that send readers to Help now, and mentions of the emergency number. */
  warnings: 1,
  emergencies: 2,
  promptWords: 14,
  writingSteps: 0.25,
  medianReadingEase: 65,
  lowestReadingEase: 50,
  /** Shared runs of five words, as a share of the shorter text. */
  similarity: 0.12,
  /** Share of the mentions of countries that one country may have. */
  countryShare: 0.4,
} as const

/** Words and phrases that read as old-fashioned, translated, clever or careless. */
const bannedPhrases: [pattern: RegExp, instead: string][] = [
  [
    /(?<!(wedding|key|engagement|gymnastic|the|tree) )\b(ring|rings|ringing|rang|rung)\b(?! (finger|road|binder|true))/gi,
    'call',
  ],
  [/\bsuppers?\b/gi, 'dinner, evening meal'],
  [/\bfortnight(s|ly)?\b/gi, 'two weeks'],
  [/\b(whom|shall|ought|anew|amongst|whilst|thereof|therein|hitherto|betimes|o'clock)\b/gi, 'a plain word'],
  [/\bmeanwhile\b/gi, 'while'],
  [/\b(mend|mends|mended|mending)\b/gi, 'fix, repair'],
  [/\bbeside\b/gi, 'next to, with'],
  [/\bthat which\b|\bfor it is\b|\bof its own\b|\btakes? along\b/gi, 'a plain phrase'],
  [/\b(need|dare) not (?=\w)/g, 'don’t have to'],
  [/\b(he who|a man who|the man who|men who do)\b/gi, 'you, someone who'],
  [/\b(hand|hands|handed|give|gives|gave) the word back\b/gi, 'let them speak'],
  [/\b(wireless|telegram|gramophone|larder|parlour|marmalade)\b/gi, 'a current word'],
  [
    /\b(in working clothes|without sugar|without syrup|good as (your|his) word|older hand|quarter of an hour|half past)\b/gi,
    'plain words',
  ],
  [/\b(journey|toolkit|unlock|game-?changer|crush it|next level|alpha|beast mode|hack(s|ed|ing)?)\b/gi, 'plain words'],
  [
    /\b(commit suicide|committed suicide|failed attempt|mentally ill|addict(s)?|normal people|wheelchair-bound)\b/gi,
    'kind words',
  ],
  [/\bNHS\b(?! \(England\))/g, 'NHS (England)'],
  [/\b(988|116 ?123|13 ?11 ?14|findahelpline|befrienders)\b/gi, 'Help now'],
  [/\+?\d[\d ()-]{6,}\d/g, 'the shared list of numbers'],
]

/** Only intros and discussions are Markdown. Elsewhere, its marks would be visible. */
const markdownMarks = /\*\*|(?<!_)__(?!_)|^#|\]\(/m

/** Quotations from old translations keep their words. */
const oldQuotation = /“[^”]*\b(thou|thee|thy|thyself|hath|doth|unto|ye)\b[^”]*”/gi

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Lists phrases that STYLE or the tone of the library rules out. @returns one line for each */
export function findBannedPhrases(wholeText: string): string[] {
  const text = wholeText.replaceAll(oldQuotation, '')
  return bannedPhrases.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const context = text.slice(Math.max(0, index - 20), index + found.length + 20).replaceAll('\n', ' ')
      return `“${found}” (${instead}) in “${context}”`
    }),
  )
}

/** Flesch reading ease: 65 is plain English, 100 very easy. Vowel groups estimate the syllables. */
export function estimateReadingEase(text: string): number {
  const sentences = text.split(/[.!?]+[”’"')*_]*(?:\s|$)|\n+/).filter((sentence) => countWords(sentence) > 0).length
  const words = text.match(/[\p{L}'’]+/gu) ?? []
  if (sentences === 0 || words.length === 0) return 100
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length)
}

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const silent = letters.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^l]e)$/, (end) => end.replace(/e[sd]?$/, ''))
  return Math.max(1, silent.match(/[aeiouy]+/g)?.length ?? 1)
}

/** @returns the share of days whose step differs in what it asks for */
export function measureDistinctDays({ plan, duration }: Pick<LibraryChallenge, 'plan' | 'duration'>): number {
  const kept: Set<string>[] = []
  for (const step of plan) {
    const words = listContentWords(`${step.title} ${step.action}`)
    if (kept.every((other) => measureOverlap(words, other) < 0.7)) kept.push(words)
  }
  return kept.length / duration
}

const writing =
  /\b(write|writes|writing|written|wrote|jot|note down|make a list|list (three|five|ten|the|your|all|what|every))\b/i

export function asksForWriting({ done, action }: LibraryStep): boolean {
  return writing.test(done) || writing.test(action)
}

/** Checks whether “done” leaves open which of several things counts. */
export function leavesChoice({ done }: LibraryStep): boolean {
  return /\bor\b/i.test(done)
}

/** Checks that a prompt asks one thing. */
export function asksOneThing(question: string): boolean {
  return !/[,;:] (and|or|but) (also )?(who|what|which|when|where|why|how|is|are|do|does|did|have|has|can|could|would)\b/i.test(
    question,
  )
}

const warning = /\bHelp now\b/

/** @returns the number of steps, or else of paragraphs, that send readers to Help now */
export function countWarnings(item: LibraryChallenge | LibraryResource): number {
  const parts = 'plan' in item ? item.plan.map(readStep) : listParagraphs(item.blocks)
  return [item.description, ...parts].filter((part) => warning.test(part)).length
}

/** @returns how often an item names the emergency number */
export function countEmergencies(item: LibraryChallenge | LibraryResource): number {
  return [...('plan' in item ? readChallenge(item) : readResource(item)).matchAll(/\bemergency number\b/gi)].length
}

/** A text warns once: several warnings hide the one that matters. */
function checkCalm(item: LibraryChallenge | LibraryResource): string[] {
  const warnings = countWarnings(item)
  const emergencies = countEmergencies(item)
  return [
    ...(warnings > qualityLimits.warnings ? [`${warnings} places send readers to Help now`] : []),
    ...(emergencies > qualityLimits.emergencies ? [`it names the emergency number ${emergencies} times`] : []),
  ]
}

/** Finds texts that share too many runs of five words. @returns the keys of each pair */
export function findSimilarTexts(texts: { key: string; text: string }[]): string[] {
  const runs = texts.map(({ key, text }) => ({ key, set: listRuns(text) }))
  return runs.flatMap((one, at) =>
    runs
      .slice(at + 1)
      .filter((other) => measureOverlap(one.set, other.set) > qualityLimits.similarity)
      .map((other) => `${one.key} and ${other.key}`),
  )
}

function measureOverlap(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const item of small) if (large.has(item)) shared++
  return shared / Math.max(1, small.size)
}

function listRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

function listContentWords(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word)),
  )
}

/** Every text of a resource that a member reads, a paragraph or list item each. */
function listParagraphs(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'intro':
        return block.markdown.split(/\n{2,}/).filter((part) => !part.startsWith('#'))
      default:
        return listItems([block])
    }
  })
}

function listItems(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'checklist':
        return block.items
      case 'steps':
        return block.steps
      case 'tiplist':
        return block.tips
      default:
        return []
    }
  })
}

function checkPlainText(text: string): string[] {
  const found = markdownMarks.exec(text)
  return found ? [`“${text.slice(found.index, found.index + 20)}” shows its Markdown`] : []
}

/** @returns what is wrong with a source, or nothing */
export function checkSource({ author, title, year, url, checked }: Source, today = new Date()): string[] {
  const thisYear = today.getUTCFullYear()
  const problems: string[] = []
  if (!author.trim() || !title.trim()) problems.push('a source needs an author and a title')
  if (year !== null && year > thisYear) problems.push(`the year ${year} is in the future`)
  if (checked !== null && Number(checked.slice(0, 4)) > thisYear)
    problems.push(`the date checked ${checked} is in the future`)
  return [...problems, ...checkLink(url)]
}

/** A link leads to one exact page. */
function checkLink(url: string): string[] {
  if (!URL.canParse(url)) return [`${url} is not an address`]
  const { protocol, pathname, search, hostname } = new URL(url)
  if (protocol !== 'https:') return [`${url} does not start with https://`]
  if (!hostname.includes('.')) return [`${url} has no domain`]
  if (pathname === '/' && search === '') return [`${url} is a front page`]
  return /[?&]utm_/.test(search) ? [`${url} has tracking parameters`] : []
}

/** Lists what a challenge breaks, one line each. */
export function checkChallenge(challenge: LibraryChallenge): string[] {
  const { plan, duration, isJournal, sources = [] } = challenge
  const problems = [
    ...findBannedPhrases(readChallenge(challenge)),
    ...checkPlainText(readChallenge(challenge)),
    ...checkLines(challenge),
    ...checkCalm(challenge),
  ]
  for (const step of plan) {
    const at = `day ${step.from}: `
    if (!step.done) problems.push(`${at}needs “done”`)
    else if (countWords(step.done) > qualityLimits.doneWords)
      problems.push(`${at}“done” has ${countWords(step.done)} words`)
    if (countWords(step.action) > qualityLimits.actionWords)
      problems.push(`${at}the action has ${countWords(step.action)} words`)
    if (/\bon days? \d|\bdays? \d+ (and|to|or) \d/i.test(readStep(step)))
      problems.push(`${at}makes readers work out the day`)
    for (const part of (step.details ?? '').split(/\n+/))
      if (countWords(part) > qualityLimits.paragraphWords)
        problems.push(`${at}a paragraph has ${countWords(part)} words`)
  }
  const distinct = measureDistinctDays(challenge)
  const wanted = duration <= 30 ? qualityLimits.distinctDays.short : qualityLimits.distinctDays.long
  if (distinct < wanted) problems.push(`${Math.round(distinct * 100)}% of the days are distinct, not ${wanted * 100}%`)
  const writingDays = plan.reduce((sum, step) => sum + (asksForWriting(step) ? step.to - step.from + 1 : 0), 0)
  if (!isJournal && writingDays / duration > qualityLimits.writingSteps && writingDays > 1)
    problems.push(`${writingDays} of ${duration} days ask for writing`)
  return [...problems, ...sources.flatMap((source) => checkSource(source)), ...checkEase(readChallenge(challenge))]
}

/** The sentence before joining speaks to the member; the one after finishing is theirs, and counts what they did. */
function checkLines({ promise, finishLine }: LibraryChallenge): string[] {
  const problems: string[] = []
  if (!/^[A-Z][^.!?]*\.$/.test(promise)) problems.push('the promise is not one sentence')
  if (countWords(promise) > qualityLimits.promiseWords) problems.push(`the promise has ${countWords(promise)} words`)
  if (/\b(I|my|you will|guaranteed?|forever|finally|always)\b/.test(promise)) problems.push('the promise says too much')
  if (!/^I [^.!?]*\.$/.test(finishLine)) problems.push('the finish line is not one sentence that starts with “I”')
  if (!finishCounts.some((count) => finishLine.split(`{${count}}`).length === 2))
    problems.push('the finish line does not count the days once')
  if (countWords(finishLine) > qualityLimits.finishLineWords)
    problems.push(`the finish line has ${countWords(finishLine)} words`)
  if (/\byour?\b/i.test(finishLine)) problems.push('the finish line speaks to someone else')
  return problems
}

/** Everything of a challenge that a member reads. */
export function readChallenge({ title, subtitle, description, promise, finishLine, plan }: LibraryChallenge): string {
  return [title, subtitle, description, promise, finishLine, ...plan.map(readStep)].join('\n')
}

/** Everything of a resource that a member reads, without links and downloads. */
export function readResource({ title, description, blocks }: LibraryResource): string {
  return [title, description, ...listParagraphs(blocks)].join('\n')
}

function readStep({ title, done, action, details }: LibraryStep): string {
  return [title, done, action, details].filter(Boolean).join('\n')
}

/** Lists what a resource breaks, one line each. */
export function checkResource(resource: LibraryResource): string[] {
  const { title, description, blocks, sources } = resource
  const paragraphs = listParagraphs(blocks)
  const labels = blocks.flatMap((block) => ('title' in block ? [block.title] : []))
  const links = blocks.flatMap((block) => (block.kind === 'links' ? block.links : []))
  const downloads = blocks.flatMap((block) => (block.kind === 'download' ? [block.contents] : []))
  const text = [title, description, ...labels, ...paragraphs, ...links.map(({ label }) => label), ...downloads].join(
    '\n',
  )
  return [
    ...findBannedPhrases(text),
    ...checkPlainText([title, description, ...labels, ...listItems(blocks)].join('\n')),
    ...paragraphs
      .filter((paragraph) => countWords(paragraph) > qualityLimits.paragraphWords)
      .map((paragraph) => `a paragraph has ${countWords(paragraph)} words: “${paragraph.slice(0, 40)}”`),
    ...checkCalm(resource),
    ...(sources.length === 0 ? ['there are no sources'] : []),
    ...sources.flatMap((source) => checkSource(source)),
    ...links.flatMap(({ url }) => checkLink(url)),
    ...checkEase([description, ...paragraphs].join('\n')),
  ]
}

/** Lists what a discussion breaks, one line each. */
export function checkDiscussion({ title, content }: LibraryDiscussion): string[] {
  return [...findBannedPhrases(`${title}\n${content}`), ...checkEase(content)]
}

function checkEase(text: string): string[] {
  const ease = Math.round(estimateReadingEase(text))
  return ease < qualityLimits.lowestReadingEase ? [`the reading ease is ${ease}`] : []
}

const countries: Record<string, RegExp> = {
  'UK or Ireland':
    /\b(UK|United Kingdom|Britain|British|England|English law|Scotland|Wales|Ireland|Irish|NHS|GP|NICE)\b/g,
  'US or Canada': /\b(US|USA|United States|America|American|Canada|Canadian|CDC)\b/g,
  'Australia or New Zealand': /\b(Australia|Australian|New Zealand)\b/g,
  'Asia or Africa': /\b(India|Indian|Pakistan|Japan|Singapore|Philippines|South Africa|Nigeria|Kenya|Ghana)\b/g,
  Europe: /\b(Germany|German|France|French|Spain|Italy|Netherlands|Dutch|Sweden|Norway|Denmark|Poland|Europe)\b/g,
}

/** Counts how often texts mention groups of countries, without the places of studies. */
export function countCountries(text: string): Record<string, number> {
  const advice = text.replaceAll(/\b\w+( \w+){0,2} (stud(y|ies)|surveys?|experiments?)\b/g, '')
  return Object.fromEntries(
    Object.entries(countries).map(([name, pattern]) => [name, [...advice.matchAll(pattern)].length]),
  )
}

const clinical =
  /\b(suicid\w*|kill(ing)? (yourself|himself)|self-harm\w*|harm(ing)? yourself|not (wanting to be|being) alive|overdose|withdrawal|chest pain|stroke|faint\w*|blood|medicine|medication|antidepressant\w*|panic|psychosis|voices|eating disorder|abuse|violence|hits?|strangl\w*|trauma|depress\w*|diagnos\w*|prostate|erect\w*|apnoea|nicotine)\b/i

/** Lists the sentences that a clinician should read. */
export function listClinicalPassages(text: string): string[] {
  return text.split(/(?<=[.!?][”’]?)\s+|\n+/).filter((sentence) => clinical.test(sentence))
}
