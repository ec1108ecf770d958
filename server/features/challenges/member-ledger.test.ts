import { describe, expect, test } from 'vitest'
import type { Pillar } from '#contract/pillars.ts'
import { addDays } from '../../calendar.ts'
import type { Agreement } from './agreement.ts'
import { advanceMemberLedger, combineStates, openMemberLedger, readMemberLedger } from './member-ledger.ts'

const monday = '2026-03-02'
const day = (index: number) => addDays(monday, index)

/** @param days from the start: `d` marked, `l` marked later, `.` not marked */
function createParticipation(days: string, { start = 0, end, pillar = 'mental' }: Start = {}) {
  const agreement: Agreement = {
    startedOn: day(start),
    endedOn: end === undefined ? null : day(end),
    duration: 90,
    schedule: { kind: 'daily' },
    passes: 0,
    rules: [{ from: day(start), rule: 'flexible' }],
    startedOver: [],
  }
  const marks = [...days].flatMap((sign, index) =>
    sign === '.' ? [] : [{ date: day(start + index), late: sign === 'l' }],
  )
  return { pillar, agreement, marks, breaks: [] }
}

type Start = { start?: number; end?: number; pillar?: Pillar }

function read(participations: ReturnType<typeof createParticipation>[], today: number) {
  return readMemberLedger(openMemberLedger(participations, day(today)), { participations, today: day(today) })
}

describe('combineStates', () => {
  // Today is the last day.
  test.each([
    ['done if one is done', ['dmm', 'mdm'], 'ddm'],
    ['late if all marks are late', ['ldl', 'mll'], 'ldl'],
    ['open before missed', ['-om', '-mo'], '-oo'],
    ['missed before break and rest', ['bmr', 'mrb', 'rbb'], 'mmb'],
    ['nothing without a challenge', ['--', '--'], '--'],
    ['missed if the other challenge ended with an open day', ['om--', 'mm-o'], 'mm-o'],
    ['nothing for a day that was open when a challenge ended', ['doo---'], 'd-----'],
    ['nothing without participations', [], ''],
  ])('is %s', (_, states, expected) => {
    expect(combineStates(states, { from: monday, today: day(expected.length - 1) })).toBe(expected)
  })
})

describe('all challenges together', () => {
  test('counts a day once', () => {
    const { numbers } = read([createParticipation('ddd.d'), createParticipation('d.ddd')], 4)
    expect(numbers).toMatchObject({ streak: 5, longest: 5, kept: 5, due: 5 })
  })

  test('counts marks of all time by pillar', () => {
    const all = [
      createParticipation('dd', { pillar: 'career' }),
      createParticipation('d.d'),
      createParticipation('.ld', { end: 2 }),
    ]
    expect(read(all, 2).daysByPillar).toEqual({ career: 2, mental: 4 })
  })

  test('counts each date of all time once, and once in each pillar', () => {
    const all = [
      createParticipation('.d', { pillar: 'career' }),
      createParticipation('..ddd'),
      createParticipation('..l.d', { end: 4 }),
    ]
    const lifetime = { days: 4, firstDate: day(1), pillars: { career: 1, mental: 3 } }
    expect(read(all, 5).lifetime).toEqual(lifetime)
  })

  test('counts a challenge until it was left', () => {
    expect(read([createParticipation('dd........', { end: 4 })], 9).numbers).toMatchObject({ streak: 0, due: 3 })
    expect(read([createParticipation('dd', { end: 2 })], 9).numbers).toMatchObject({ streak: 2, due: 2 })
  })

  test('has no numbers without participations', () => {
    expect(read([], 0)).toEqual({
      numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
      daysByPillar: {},
      lifetime: { days: 0, firstDate: null, pillars: {} },
    })
  })

  test('keeps what the member sees when it advances, and needs only later marks', () => {
    const all = [
      createParticipation('ddd..ddddddd.ddddddddddddd', { pillar: 'career' }),
      createParticipation('dd.dd..ldd', { start: 3, end: 12 }),
      createParticipation('dd.d', { start: 20, pillar: 'physical' }),
    ]
    const history = { participations: all, today: day(25) }
    const whole = read(all, 25)
    const ledger = JSON.parse(JSON.stringify(advanceMemberLedger(openMemberLedger(all, day(25)), history)))
    expect(ledger.through).toBe(day(13))
    const tails = all.map((each) => ({ ...each, marks: each.marks.filter(({ date }) => date > ledger.through) }))
    const recent = tails.filter(({ agreement: { endedOn } }) => endedOn === null || endedOn >= day(11))
    expect(readMemberLedger(ledger, { participations: recent, today: day(25) })).toEqual(whole)
  })

  test('does not advance before a week is final', () => {
    const all = [createParticipation('dd')]
    const ledger = openMemberLedger(all, day(1))
    expect(advanceMemberLedger(ledger, { participations: all, today: day(8) })).toBe(ledger)
  })
})
