import type { Difficulty } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import { toPlainLine, sanitizeMarkdown } from '../sanitize-markdown.ts'
import { detectPillar } from './detect-pillar.ts'
import { findLongestDuration, findDurations } from './durations.ts'

export type Idea = {
  /** A few words for a title; empty if the idea has no words. */
  theme: string
  /** The theme with its original case, for use within a sentence. */
  themeInSentence: string
  /** A few sentences of the idea; empty if it says nothing beyond the theme. */
  summary: string
  duration: number | null
  pillar: Pillar | null
  difficulty: Difficulty | null
}

const maxInputLength = 20_000
const maxThemeLength = 58
const maxSummaryLength = 420

export function parseIdea(text: string): Idea {
  const safe = sanitizeMarkdown(text.slice(0, maxInputLength).replaceAll('\u0000', ' '))
  const [first = ''] = safe
    .split(/\n|(?<=[.!?…。！？])\s+/u)
    .map(toPlainLine)
    .filter(hasWords)
  const theme = extractTheme(first)
  const fullText = toPlainLine(safe)
  return {
    theme: theme.charAt(0).toLocaleUpperCase('en') + theme.slice(1),
    themeInSentence: theme,
    summary: fullText.length > first.length + 20 || first.length > maxThemeLength + 20 ? summarize(fullText) : '',
    duration: findLongestDuration(fullText),
    pillar: detectPillar(fullText),
    difficulty: detectDifficulty(fullText),
  }
}

const leadInPattern =
  /^(?:(?:please|hi|hello|idea|challenge|topic|title)\b[\s:,!.–-]*|(?:i(?:'d| would)? (?:like|want|need)(?: (?:you|men|us|people))? to|(?:i|we) (?:want|need|should|could|will)|let(?:'|’)?s|let us|how about|what if (?:we|you|men|i)|can (?:you|we)|(?:create|make|generate|write|build|design|do)(?: me| us)?(?=\s+an?\s)|(?:create|make|generate|design)(?: me| us)?(?=\s+(?:about|on|for|of|where)\s)|try to|trying to)\s+|(?:an?|the)\s+(?:new\s+)?(?:challenge|idea|plan)\s+(?:where|in which|that|to|about|for|of|on)(?:\s+(?:you|men|we|i|the|doing))?\s+)/i

/** Removes durations and phrases like "create a challenge about". */
function extractTheme(sentence: string): string {
  let theme = removeDurations(sentence)
  for (let pass = 0; pass < 4 && leadInPattern.test(theme); pass++) theme = theme.replace(leadInPattern, '')
  theme = theme
    .replace(/\b(?:a |the |this )?(?:day )?challenge\b[\s:]*/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/^(?:of|for|to|about|on|with|and|in)\s+/i, '')
    .replace(/^[^\p{L}\p{N}]+|[\s,;:.!?–—-]+$/gu, '')
  const truncated = truncateAtWord(theme, maxThemeLength).replace(/[\s,;:–—-]+$/u, '')
  return hasWords(truncated) ? truncated : ''
}

function removeDurations(sentence: string): string {
  const found = findDurations(sentence).sort((a, b) => b.start - a.start)
  let rest = sentence
  let earliestStart = Number.POSITIVE_INFINITY
  for (const { start, end } of found) {
    if (end > earliestStart) continue
    earliestStart = start
    const before = rest.slice(0, start).replace(/\b(?:for|over|within|in|during|the next|next|an?)\s*$/i, '')
    const after = rest.slice(end).replace(/^\s*(?:of|long|straight|in a row|challenge|with)\b/i, '')
    rest = `${before} ${after}`
  }
  return hasWords(rest) ? rest : sentence
}

function truncateAtWord(text: string, maxLength: number): string {
  const letters = [...text]
  if (letters.length <= maxLength) return text
  const truncated = letters.slice(0, maxLength).join('')
  const space = truncated.lastIndexOf(' ')
  const words = space > maxLength / 3 ? truncated.slice(0, space) : truncated
  return words.replace(/(?:\s+(?:a|an|and|at|by|for|from|in|of|on|or|so|that|the|then|to|with|you|your))+$/i, '')
}

/** Keeps as many whole sentences as fit, or words if not even one fits. */
function summarize(text: string): string {
  if (text.length <= maxSummaryLength) return ensureFinalPunctuation(text)
  const head = text.slice(0, maxSummaryLength)
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('。'))
  return end > maxSummaryLength / 3
    ? head.slice(0, end + 1).toWellFormed()
    : `${truncateAtWord(head.toWellFormed(), maxSummaryLength - 1)}…`
}

function ensureFinalPunctuation(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.normalize('NFKC').replace(/[\u115f\u1160\u2800\u3164\uffa0]/gu, ''))
}

function detectDifficulty(text: string): Difficulty | null {
  if (/\b(?:advanced|hard|extreme|brutal|tough|intense|elite|expert)\b/i.test(text)) return 'advanced'
  if (/\b(?:intermediate|moderate|medium)\b/i.test(text)) return 'intermediate'
  return /\b(?:easy|gentle|gently|beginner|beginners|simple|small|light|start(?:ing)? out)\b/i.test(text)
    ? 'beginner'
    : null
}
