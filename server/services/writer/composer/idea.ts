import type { Difficulty } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import { plainLine, safeText } from '../safe-text.ts'
import { durationIn, durationsIn } from './durations.ts'
import { pillarOfIdea } from './idea-words.ts'

/** What can be read from an idea without understanding it. */
export type Idea = {
  /** In a few words, fit for a title; empty where the idea has no words. */
  theme: string
  /** The same within a sentence: as it was written. */
  inside: string
  /** What its writer said, in a few sentences; empty where that is no more than the theme. */
  said: string
  duration: number | null
  pillar: Pillar | null
  difficulty: Difficulty | null
}

const mostRead = 20_000
const mostOfTheme = 58
const mostSaid = 420

export function readIdea(text: string): Idea {
  const safe = safeText(text.slice(0, mostRead).replaceAll('\u0000', ' '))
  const [first = ''] = safe
    .split(/\n|(?<=[.!?…。！？])\s+/u)
    .map(plainLine)
    .filter(hasWords)
  const theme = themeOf(first)
  const whole = plainLine(safe)
  return {
    theme: theme.charAt(0).toLocaleUpperCase('en') + theme.slice(1),
    inside: theme,
    said: whole.length > first.length + 20 || first.length > mostOfTheme + 20 ? shortened(whole) : '',
    duration: durationIn(whole),
    pillar: pillarOfIdea(whole),
    difficulty: difficultyIn(whole),
  }
}

const openings =
  /^(?:(?:please|hi|hello|idea|challenge|topic|title)\b[\s:,!.–-]*|(?:i(?:'d| would)? (?:like|want|need)(?: (?:you|men|us|people))? to|(?:i|we) (?:want|need|should|could|will)|let(?:'|’)?s|let us|how about|what if (?:we|you|men|i)|can (?:you|we)|(?:create|make|generate|write|build|design|do)(?: me| us)?(?=\s+an?\s)|(?:create|make|generate|design)(?: me| us)?(?=\s+(?:about|on|for|of|where)\s)|try to|trying to)\s+|(?:an?|the)\s+(?:new\s+)?(?:challenge|idea|plan)\s+(?:where|in which|that|to|about|for|of|on)(?:\s+(?:you|men|we|i|the|doing))?\s+)/i

/** The idea without its length, and without the words that only say that it is one. */
function themeOf(sentence: string): string {
  let theme = withoutDurations(sentence)
  for (let pass = 0; pass < 4 && openings.test(theme); pass++) theme = theme.replace(openings, '')
  theme = theme
    .replace(/\b(?:a |the |this )?(?:day )?challenge\b[\s:]*/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/^(?:of|for|to|about|on|with|and|in)\s+/i, '')
    .replace(/^[^\p{L}\p{N}]+|[\s,;:.!?–—-]+$/gu, '')
  const cut = cutAtWord(theme, mostOfTheme).replace(/[\s,;:–—-]+$/u, '')
  return hasWords(cut) ? cut : ''
}

function withoutDurations(sentence: string): string {
  const found = durationsIn(sentence).sort((a, b) => b.start - a.start)
  let rest = sentence
  let earliest = Number.POSITIVE_INFINITY
  for (const { start, end } of found) {
    if (end > earliest) continue
    earliest = start
    const before = rest.slice(0, start).replace(/\b(?:for|over|within|in|during|the next|next|an?)\s*$/i, '')
    const after = rest.slice(end).replace(/^\s*(?:of|long|straight|in a row|challenge|with)\b/i, '')
    rest = `${before} ${after}`
  }
  return hasWords(rest) ? rest : sentence
}

function cutAtWord(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const cut = letters.slice(0, most).join('')
  const space = cut.lastIndexOf(' ')
  const words = space > most / 3 ? cut.slice(0, space) : cut
  return words.replace(/(?:\s+(?:a|an|and|at|by|for|from|in|of|on|or|so|that|the|then|to|with|you|your))+$/i, '')
}

/** As many whole sentences as there is room for, or words where there is not one. */
function shortened(text: string): string {
  if (text.length <= mostSaid) return ended(text)
  const head = text.slice(0, mostSaid)
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('。'))
  return end > mostSaid / 3 ? head.slice(0, end + 1).toWellFormed() : `${cutAtWord(head.toWellFormed(), mostSaid - 1)}…`
}

function ended(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.normalize('NFKC').replace(/[\u115f\u1160\u2800\u3164\uffa0]/gu, ''))
}

function difficultyIn(text: string): Difficulty | null {
  if (/\b(?:advanced|hard|extreme|brutal|tough|intense|elite|expert)\b/i.test(text)) return 'advanced'
  if (/\b(?:intermediate|moderate|medium)\b/i.test(text)) return 'intermediate'
  return /\b(?:easy|gentle|gently|beginner|beginners|simple|small|light|start(?:ing)? out)\b/i.test(text)
    ? 'beginner'
    : null
}
