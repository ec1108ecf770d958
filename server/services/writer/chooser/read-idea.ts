import { normalizeText } from '../safety/normalize.ts'
import { findLongestDuration } from './durations.ts'

/** An idea, prepared for matching. */
export type ReadIdea = {
  raw: string
  /** Lower-case words without disguises; commas and sentence marks separate clauses. */
  text: string
  /** The words that say what the idea is about. */
  words: Word[]
  /** Amounts, in digits, without lengths and times. */
  amounts: string[]
  duration: number | null
}

type Word = { start: number; end: number }

/** Where an idea says something. */
export type Span = { start: number; end: number }

export function readIdea(raw: string): ReadIdea {
  const text = normalizeText(raw)
  const ignored = [...text.matchAll(timeWords), ...text.matchAll(alternatives)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  const words = [...text.matchAll(/\p{L}[\p{L}\p{N}]*/gu)]
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, word }))
    .filter((span) => !fillerWords.has(span.word) && !isCovered(span, ignored))
    .map(({ start, end }) => ({ start, end }))
  const amounts = [...text.matchAll(/\d+/g)]
    .filter(({ index, 0: { length } }) => !isCovered({ start: index, end: index + length }, ignored))
    .map(([amount]) => amount)
  return { raw, text, words, amounts, duration: findLongestDuration(raw) }
}

/** Counts the words that a match explains. */
export function countExplained({ words }: ReadIdea, spans: Span[]): number {
  return words.filter((word) => isCovered(word, spans)).length
}

/** Tells how much of an idea a match explains, from 0 to 1. The people in it need no explanation. */
export function getShare(idea: ReadIdea, spans: Span[]): number {
  const others = idea.words.filter(
    (word) => !isCovered(word, spans) && !persons.test(idea.text.slice(word.start, word.end)),
  )
  const explained = countExplained(idea, spans)
  if (idea.words.length === 0) return spans.length > 0 ? 1 : 0
  return explained / Math.max(1, explained + others.length)
}

const persons =
  /^(?:wife|husband|partner|girlfriend|boyfriend|father|dad|mother|mum|mom|parents|kids?|child|children|sons?|daughters?|brothers?|sisters?|friends?|boss|family|neighbou?rs?|colleagues?|team|house|home|evening|doctor)$/

export function findSpans(text: string, pattern: RegExp): Span[] {
  const global = new RegExp(pattern.source, 'gu')
  return [...text.matchAll(global)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}

/**
 * Tells whether an idea wants more of what it names at this position, or less of it.
 * A complaint such as "I drink too much" wants less, and "my wife says I never listen" wants more.
 */
export function getDirection(text: string, { start, end }: Span): 'more' | 'less' | 'unclear' {
  const sentenceStart = Math.max(...['.', ';', '?', ':'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1
  const sentence = text.slice(sentenceStart).split(/[.;?:]/)[0] ?? ''
  const clause = text.slice(sentenceStart, start).split(',').at(-1) ?? ''
  const after = text.slice(end).split(/[.;?:,]/)[0] ?? ''
  if (
    /\b(?:never|dont|do not|wont|not|no one should) (?:want to |ever |going to )*(?:stop|quit|give up|avoid|reduce|cut)\b/.test(
      clause,
    )
  )
    return 'unclear'
  if (/\b(?:dont|do not|never) want to (?:\w+ )?$/.test(clause)) return 'less'
  if (/^ ?(?:never|dont|do not)\b/.test(sentence) && /\b(?:again|any ?more)\b/.test(after)) return 'less'
  if (/^ (?:less|fewer|away)\b/.test(after)) return 'less'
  const startsNew = clause.split(/\b(?:and|but|then|to|by)\b/).at(-1) ?? ''
  const complains = complaint.test(sentence)
  if (
    /\btoo (?:much|many|often|long|late)\b|\ball (?:day|night|the time)\b|\bagain and again\b/.test(after) &&
    complains
  )
    return 'less'
  if (complains && excess.test(sentence)) return 'less'
  if (complains && lack.test(clause)) return 'more'
  const lastLess = lastMatch(clause, lessWords)
  const lastMore = lastMatch(clause, moreWords)
  if (lastLess < 0) return lastMore >= 0 || /\b(?:more|better|regularly)\b/.test(after) ? 'more' : 'unclear'
  if (lastMore > lastLess && startsNew.length < clause.length - lastLess) return 'more'
  return 'less'
}

function lastMatch(text: string, pattern: RegExp): number {
  return Math.max(-1, ...[...text.matchAll(pattern)].map(({ index }) => index))
}

const complaint = /\b(?:i|im|ive|we|my \w+|people|everyone|friends|she|he|they)\b/
const excess =
  /\b(?:too (?:much|many|often|long|late)|cant stop|cannot stop|cant quit|addicted|addiction|hooked|waste (?:\w+ ){0,4}(?:on|with)|obsessed|all (?:day|night|the time)|constantly|keep \w+ing|i always|im always|bad habit|a problem with|struggle with|no control)\b/
const lack =
  /\b(?:never|dont|do not|cant|cannot|hardly|rarely|forget to|forgot to|not (?:good|able)|bad at|too little|not enough|no time (?:for|to)|wont|stopped|struggle to|havent|have not|afraid to|fail to|lazy to)(?: \w+){0,4} ?$/
const lessWords =
  /\b(?:stop|stopping|quit|quitting|give up|giving up|cut (?:out|down|back)|cut|cutting (?:out|down|back)|avoid|avoiding|without|no|no more|less|fewer|reduce|reducing|break (?:the|my|a)|breaking (?:the|my)|get rid of|kick|abstain|free (?:of|from)|dont|do not|never|ditch|overcome|overcoming|beat|beating|recover from|control|limit|limiting|instead of|rather than|detox from|off|stay off|drop|leave|resist|skip|put down|off of|get over|lay off|ignore|ignoring)\b/g
const moreWords =
  /\b(?:start|starting|begin|do|doing|more|learn|learning|practi[sc]e|practi[sc]ing|try|become|be|build|make time for|get (?:better|good) at|improve|better|train|training|train for|go)\b/g

/** Lengths, times and frequencies, which other functions read. */
const timeWords =
  /\b(?:(?<!\d)\d+(?!\d)|an?|the|this|next|every|each|per|for|over|in|within|whole|full|once|twice|all|other|single|second|few|couple)?(?: ?(?:(?<!\d)\d+(?!\d)|single|other|second|few|of|full|whole))* ?(?:days?|nights?|mornings?|evenings?|afternoons?|weeks?|weekends?|fortnights?|months?|years?|hours?|minutes?|mins?|seconds?|today|tomorrow|tonight|daily|weekly|monthly|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|june|july|august|september|october|november|december|summer|winter|spring|autumn|lunch ?break|oclock|am|pm)\b/g

/** What the idea wants to replace. */
const alternatives = /\b(?:instead of|rather than)\b[^,.;:?]*/g

const fillerWords = new Set(
  `hardly rarely seldom learn learning study studying a about after again all also always am an and another any anybody anyone anything are around as ask asks at away back be became because become becoming been before begin being best better between both but by can cant cannot challenge challenges come could create day daily did didnt do does doesnt doing done dont down each easy else end enough etc ever every everybody everyone everything extra feel few finally find for from fun further generate get gets getting give go goal goals going good gonna got great group guys had hard has have having he hello help her here hi him his hope how i id idea ideas if ill im improve in instead into is isnt it its ive just keep keeps kind know last least less lets level life like little long lot lots make makes making man many maybe me member members men mens mine month more most much must my myself need needs never new next nice no nobody none not nothing now of off ok old on once one only or other others our ourselves out over own part people per plan please practice practise program programme put quite rather really right s same says say saying self should simple small so some somebody someone something sometimes soon start started starting stay step steps still such sure take takes taking tells than that the their them then there these they thing things think this those though through time times tip tips to together too topic toward towards train training try trying turn until up us use useful using user very want wants was way ways we week well were what when where which while who why will with without wont work would year yes yet you your yourself m re t ve d n challenge: day: avoid stop stopping quit quitting reduce cut beginner beginners start habit habits routine improve build without fewer limit give giving regular regularly consistently properly actually mindset lately keep kept complain complains problem problems struggle struggling bad worse ashamed`.split(
    /\s+/,
  ),
)

function isCovered({ start, end }: Span, spans: Span[]): boolean {
  return spans.some((span) => span.start <= start && end <= span.end)
}
