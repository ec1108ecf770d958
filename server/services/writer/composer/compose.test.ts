import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { challengeDraft } from '#contract/generation.ts'
import { challengeDuration as bounds } from '#contract/limits.ts'
import { configureValidationMessages } from '#contract/validation-messages.ts'
import { composeFromIdea, composeFromTopic } from './compose.ts'
import { detectPillar } from './detect-pillar.ts'
import { findLongestDuration } from './durations.ts'
import { parseIdea } from './parse-idea.ts'

configureValidationMessages({ jitless: false })

const free = { pillar: null, duration: null }

describe('durations in ideas', () => {
  test.each([
    ['30 days of cold showers', 30],
    ['a 30-day challenge', 30],
    ['run for six weeks', 42],
    ['Thirty mornings outdoors', 30],
    ['for a month, no sugar', 30],
    ['a fortnight of silence: two weeks', 14],
    ['5 days a week for six weeks', 42],
    ['10 minutes a day for 3 weeks', 21],
    ['twice a week', null],
    ['I stopped 2 years ago. 14 days of walking', 14],
    ['21 Tage früh aufstehen', 21],
    ['drei Wochen', null],
    ['pendant 2 semaines', 14],
    ['durante 3 semanas', 21],
    ['10 дней без телефона', 10],
    ['30日間の瞑想', 30],
    ['冥想 14 天', 14],
    ['1000 days', 365],
    ['0 days', null],
    ['walk', null],
  ])('%s: %s', (text, days) => {
    expect(findLongestDuration(text)).toBe(days)
  })
})

describe('titles of ideas', () => {
  test.each([
    ['30 days of cold showers in the morning', 'Cold showers in the morning'],
    ['I want men to call one friend every day for two weeks', 'Call one friend every day'],
    ['Create a 21 day challenge about writing to my father', 'Writing to my father'],
    ["Let's read ten pages a night", 'Read ten pages a night'],
    ['- Walk at dawn\n- no phone', 'Walk at dawn'],
    ['# A plan\nSomething else', 'A plan'],
    ['<b>Plank</b> <script>alert(1)</script>every day', 'Plank every day'],
    ['See https://evil.example/x for stretching', 'See for stretching'],
  ])('%s: %s', (text, theme) => {
    expect(parseIdea(text).theme).toBe(theme)
  })
})

test.each([
  ['Pray each evening and read the Bible', 'spiritual'],
  ['Ten push-ups before breakfast', 'physical'],
  ['Listen to my wife without interrupting', 'relationships'],
  ['Save money and stick to a budget', 'career'],
  ['Call an old friend from the club', 'brotherhood'],
  ['Ease stress and worry', 'mental'],
  ['zzz', null],
])('detects the pillar of "%s" as %s', (text, pillar) => {
  expect(detectPillar(text)).toBe(pillar)
})

test('gives repeated ideas different titles', () => {
  const taken: string[] = []
  for (let time = 0; time < 40; time++) taken.push(composeFromIdea('Cold showers for 30 days', free, taken).title)
  expect(new Set(taken).size).toBe(40)
})

test('composes 42 different challenges on one topic and then no others', () => {
  const taken: string[] = []
  for (let number = 0; number < 42; number++) {
    const draft = composeFromTopic('better sleep', number % 10, taken)
    if (draft) taken.push(draft.title)
  }
  expect(new Set(taken).size).toBe(42)
  expect(composeFromTopic('better sleep', 0, taken)).toBe(null)
})

test.each([
  'Fast for 10 days with water only',
  '7 day water fast',
  'Only 500 kcal a day',
  'No sleep for three days',
  'Stop taking my meds',
  'Steroid cycle',
  'kill myself',
  'Make her jealous, get revenge on my ex',
  'hate women for a month',
  'no water until sunset',
])('turns "%s" into a safe challenge without its words', (text) => {
  const { title, description, plan } = composeFromIdea(text, free, [])
  expect(JSON.stringify({ title, description, plan })).not.toMatch(
    /water only|500 kcal|no sleep|stop taking|steroid|kill my|hate women|jealous/i,
  )
  expect(title.length).toBeGreaterThan(5)
})

test.each(['A week without social media, a real dopamine fast', 'Run faster for 5 days', 'No phone in bed'])(
  'leaves the harmless idea "%s" unchanged',
  (text) => {
    expect(composeFromIdea(text, free, []).title.toLowerCase()).toContain(parseIdea(text).theme.toLowerCase())
  },
)

const subjects = [
  'cold showers',
  'reading',
  'no alcohol',
  'calling my father',
  'Liegestütze',
  'méditation',
  'ahorrar dinero',
  'бег',
  '瞑想',
  'الصلاة',
  'תפילה',
  'push-ups',
  'a budget',
  '💪',
  '🙏🔥',
  'x',
  '...',
  '🧘‍♂️ yoga',
  '<b>bold</b>',
  '**markdown**',
  '[link](javascript:alert(1))',
]
const spans = [
  '',
  'for 30 days',
  'six weeks',
  '1 day',
  'two days',
  '3-day',
  'a month',
  '90 days',
  '365 days',
  '9999 days',
  '21 Tage',
  '2 semaines',
  '10 дней',
  '30日間',
  'a year',
  'every morning',
  'half an hour a day',
]
const frames: ((subject: string, span: string) => string)[] = [
  (subject, span) => `${subject} ${span}`,
  (subject, span) => `${span} of ${subject}`,
  (subject, span) =>
    `I want to do ${subject} ${span}. I have tried before and failed. This time with a friend, in the evening, and a page of notes.`,
  (subject, span) => `- ${subject}\n- ${span}\n\n${`${subject} and more of it. `.repeat(250)}`,
]
const ideas = subjects.flatMap((subject) => spans.flatMap((span) => frames.map((frame) => frame(subject, span))))
const oddities = [
  '',
  ' ',
  '\n\n',
  '\u200b',
  '\u0301\u0301',
  '\ud800',
  '؟',
  '！？',
  '\u202eevil',
  'ᅟ',
  'a'.repeat(100_000),
  '🔥'.repeat(3000),
  '<'.repeat(5000),
  '['.repeat(5000),
  '30 days '.repeat(2000),
  '\u0000x',
  '{"title":"x"}',
]

test(`composes a valid challenge from each of ${ideas.length + oddities.length} ideas`, () => {
  expect(ideas.length).toBeGreaterThan(500)
  for (const idea of [...ideas, ...oddities]) check(idea)
})

test('composes a valid challenge from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => check(text)),
    { numRuns: 500 },
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-composite', maxLength: 200 }),
      fc.integer({ min: 1, max: 365 }),
      (text, duration) => check(text, duration),
    ),
    { numRuns: 300 },
  )
})

function check(idea: string, duration: number | null = null): void {
  for (const draft of [
    composeFromIdea(idea, { pillar: null, duration: typeof duration === 'number' ? duration : null }, []),
    composeFromTopic(idea, 4, []),
  ]) {
    expect(challengeDraft.safeParse(draft).error).toBeUndefined()
    expect(draft?.duration).toBeGreaterThanOrEqual(bounds.min)
    expect(JSON.stringify(draft)).not.toMatch(/<script|javascript:|undefined|NaN/)
  }
}
