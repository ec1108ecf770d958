import { findCrisisSigns } from '#contract/crisis-signs/find-signs.ts'
import { limits } from '#contract/limits.ts'
import { detectLanguages, textLanguages, type TextLanguage } from '#contract/text-language.ts'
import type { ContentItem } from '../writer.ts'
import { listDangers } from './dangers-by-language.ts'
import { illnessNote, illnessWords, medicalNotes } from './medical-notes.ts'
import { normalizeText, splitSentences } from './normalize.ts'
import { explanations, type RefusalReason } from './refusal-reasons.ts'
import { harmlessPhrases, refusalRules } from './refusal-rules.ts'

export type Refusal = { reason: RefusalReason; message: string; help: { label: string; url: string } }

export type SafetyResult = { refusal: Refusal | null; note: string | null }

/** Checks an admin's idea or topic before any writer sees it. Rules run only on text that may be in their language. */
export function checkIdea(text: string): SafetyResult {
  const pieces = splitByLanguage(text)
  const english = pieces.filter(({ languages }) => languages.has('en')).map((piece) => piece.text)
  const refusal =
    findRefusal(english.flatMap(toSentences), { isIdea: true }) ?? findDangerRefusal(pieces, { isIdea: true })
  const isCrisis = refusal?.reason === 'self-harm' || refusal?.reason === 'dying'
  return {
    refusal: isCrisis ? refusal : (findCrisis(text) ?? refusal),
    note:
      findNote(english.flatMap((piece) => splitSentences(normalizeText(piece)))) ??
      (illnessWords.test(normalizeText(text)) ? illnessNote : null),
  }
}

/** Checks a written item. Advice against something harmful and sentences that offer help are allowed. */
export function checkContent(item: ContentItem): SafetyResult {
  const pieces = listTexts(item).flatMap(splitByLanguage)
  const sentences = pieces
    .filter(({ languages }) => languages.has('en'))
    .flatMap((piece) => toSentences(piece.text))
    .filter((sentence) => !offersHelp.test(sentence))
  return {
    refusal: findRefusal(sentences, { isIdea: false }) ?? findDangerRefusal(pieces, { isIdea: false }),
    note: findNote(toSentences(getLead(item))),
  }
}

/** Adds a medical note, unless the item already begins with advice to see a doctor. */
export function addMedicalNote(item: ContentItem, note: string | null): ContentItem {
  if (!note || /\bdoctor\b/i.test(getLead(item))) return item
  switch (item.kind) {
    case 'challenge':
      return {
        kind: 'challenge',
        draft: { ...item.draft, description: append(item.draft.description, note, limits.description) },
      }
    case 'resource':
      return {
        kind: 'resource',
        draft: { ...item.draft, description: append(item.draft.description, note, limits.description) },
      }
    case 'discussion':
      return {
        kind: 'discussion',
        draft: { ...item.draft, content: append(item.draft.content, `\n\n${note}`, limits.post) },
      }
  }
}

const offersHelp =
  /\b(?:helplines?|hotlines?|lifeline|samaritans|emergency number|findahelpline|988|116 123|thehotline|get help|seek help|ask for help|doctor|therapist|counsell?or|professional|unsafe|not safe)\b/

/** Words before a match that turn it into its opposite. */
const negation =
  /\b(?:dont|do not|doesnt|didnt|never|not|no more|no|stop|stopped|stopping|quit|quitting|avoid|avoiding|without|instead of|rather than|give up|giving up|gave up|less|refrain from|against|resist|resisting|no longer|fewer)(?: (?:ever|even|always|constantly|trying|to|want|wanting|going|need|have|try|the|my|your|a|an|from|more|and|or|urge|temptation|of|all|being))*$/
const doubleNegation =
  /\b(?:never|dont|do not|not|wont|will not|without) (?:ever )?(?:stop(?:ping)?|quit(?:ting)?|avoid(?:ing)?|give up|giving up)(?: (?:trying to|the|my|your|to))*$/

/** Content may mention these, for example to say what to look out for, but not ask for them. */
const mentionable = new Set<RefusalReason>([
  'self-harm',
  'eating-disorder',
  'violence',
  'abuser',
  'weapons',
  'medication',
  'dependence',
  'drugs',
])
const request =
  /(?:^|\b(?:then|just|simply|please|today|tonight|should|must|you (?:will|can)|(?:good|best|try|time|need|have|learn|day) to|day \d+|now|every day|each day|each morning|each night|practi[sc]e|keep|carry(?: a| your)?|bring(?: a| your)?|buy(?: a)?|use(?: a| your)?))$/

function findRefusal(sentences: string[], { isIdea }: { isIdea: boolean }): Refusal | null {
  const whole = sentences.join(' . ')
  for (const { reason, patterns, unless, check, checkIdea: checkWhole, evenNegated, ideasOnly } of refusalRules) {
    if (ideasOnly && !isIdea) continue
    if (isIdea && checkWhole?.(whole)) return toRefusal(reason)
    for (const sentence of sentences) {
      const isRefused = patterns.some((pattern) => {
        const index = sentence.search(pattern)
        if (index < 0) return false
        const clause =
          sentence
            .slice(Math.max(0, index - 60), index)
            .split(/[,:]/)
            .at(-1)
            ?.trim() ?? ''
        if (isIdea) return evenNegated || !isNegated(clause)
        return !isNegated(clause) && (!mentionable.has(reason) || request.test(clause))
      })
      if ((isRefused && !unless?.test(sentence)) || check?.(sentence)) return toRefusal(reason)
    }
  }
  return null
}

/** The writer of an idea may need help. The crisis card of the forms has the same table of signs. */
function findCrisis(text: string): Refusal | null {
  const signs = findCrisisSigns(text, { evenNegated: true })
  if (signs.size === 0) return null
  return toRefusal(signs.size === 1 && signs.has('farewell') ? 'dying' : 'self-harm')
}

function findDangerRefusal(pieces: Piece[], { isIdea }: { isIdea: boolean }): Refusal | null {
  for (const { text, languages } of pieces) {
    const reason = listDangers(text, languages).find((each) => isIdea || !mentionable.has(each))
    if (reason) return toRefusal(reason)
  }
  return null
}

function toRefusal(reason: RefusalReason): Refusal {
  return { reason, ...explanations[reason] }
}

function isNegated(clause: string): boolean {
  return negation.test(clause) && !doubleNegation.test(clause)
}

function findNote(sentences: string[]): string | null {
  const found = medicalNotes.find(({ pattern, unless }) =>
    sentences.some((sentence) => pattern.test(sentence) && !unless?.test(sentence)),
  )
  return found?.text ?? null
}

type Piece = { text: string; languages: ReadonlySet<TextLanguage> }

/** Splits a text at sentence ends. A piece without a known word has the languages of the whole text. */
function splitByLanguage(text: string): Piece[] {
  const all = detectLanguages(text)
  return text
    .split(/(?<=[.!?;…])\s+|\n+|(?<=[。！？।؟])/)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => {
      const languages = detectLanguages(piece)
      return { text: piece, languages: languages.size === textLanguages.length ? all : languages }
    })
}

function toSentences(text: string): string[] {
  const normalized = harmlessPhrases.reduce((masked, phrase) => masked.replace(phrase, ' thing '), normalizeText(text))
  return splitSentences(normalized)
}

function append(text: string, note: string, maxLength: number): string {
  const separator = note.startsWith('\n') ? '' : ' '
  return text.length + separator.length + note.length <= maxLength ? `${text}${separator}${note}` : text
}

/** The text that members read first. */
function getLead({ draft }: ContentItem): string {
  return `${draft.title}. ${'content' in draft ? draft.content : draft.description}`
}

function listTexts(item: ContentItem): string[] {
  switch (item.kind) {
    case 'challenge': {
      const { title, subtitle = '', description, promise = '', finishLine = '', plan } = item.draft
      return [title, subtitle, description, promise, finishLine, ...(plan ?? []).flatMap(listStrings)]
    }
    case 'resource': {
      const { title, description, blocks } = item.draft
      return [title, description, ...blocks.flatMap(listStrings)]
    }
    case 'discussion':
      return [item.draft.title, item.draft.content]
  }
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listStrings)
}
