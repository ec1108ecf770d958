import { expect, test } from 'vitest'
import type { Participation } from '#contract/challenges.ts'
import { createParticipation } from '#test/sample-participation.ts'
import { describeMiss, describeWait } from './day-lines.ts'

const dayAfterMiss = { progress: 3, wall: 'ddd', lastMarked: '2026-03-09' }
const afterGap = { progress: 3, wall: 'dddm', lastMarked: '2026-03-06' }

const cases: [name: string, fields: Partial<Participation>, line: RegExp | undefined][] = [
  ['flexible', dayAfterMiss, /^One missed day doesn’t undo anything: .* ends a day later\. Five minutes count\.$/],
  [
    'passes',
    { ...dayAfterMiss, rule: 'passes', passesLeft: 2 },
    /uses a pass .* 2 passes left\. Five minutes count\.$/,
  ],
  ['no passes left', { ...dayAfterMiss, rule: 'passes', passesLeft: 0 }, /starts the challenge over.*mark yesterday/],
  ['strict', { ...dayAfterMiss, rule: 'strict' }, /starts the challenge over.*mark yesterday/],
  ['flexible after several days', afterGap, /^Missed days don’t undo anything/],
  ['passes after several days', { ...afterGap, rule: 'passes', passesLeft: 1 }, /^You have 1 pass left\./],
  ['yesterday marked', { progress: 3, wall: 'ddd', lastMarked: '2026-03-10', yesterday: 'done' }, undefined],
  ['yesterday a rest day', { ...dayAfterMiss, yesterday: 'rest' }, undefined],
  ['any days of the week', { ...dayAfterMiss, schedule: { kind: 'weekly', times: 3 } }, undefined],
  ['nothing marked yet', {}, undefined],
  ['today marked', { ...dayAfterMiss, today: 'done', lastMarked: '2026-03-11' }, undefined],
]

test.each(cases)('says what one missed day changes: %s', (_, fields, line) => {
  const text = describeMiss(createParticipation(fields))
  if (line) expect(text).toMatch(line)
  else expect(text).toBeUndefined()
})

test.each([
  ['2026-03-12', 1, 'Starts tomorrow'],
  ['2026-03-16', 6, 'Starts Monday, 6 of you'],
  ['2026-03-30', 2, /^Starts (30 March|March 30), 2 of you$/],
])('says that a challenge starts on %s with %d', (startsOn, members, text) => {
  expect(describeWait(createParticipation({ startsOn, start: { id: 's', members } }))).toMatch(text)
})
