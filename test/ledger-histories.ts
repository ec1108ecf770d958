import assert from 'node:assert/strict'
import type { Rule, Schedule } from '#contract/days.ts'
import { pillarKeys } from '#contract/pillars.ts'
import { addDays, countDays, getMemberDate, toDate, toDayNumber } from '#server/calendar.ts'
import { type Agreement, changeRule } from '#server/features/challenges/agreement.ts'
import { type Break, getDayStates } from '#server/features/challenges/day-states.ts'
import { type Ledger, type LedgerView, openLedger, readLedger } from '#server/features/challenges/ledger.ts'
import {
  type MemberLedger,
  advanceMemberLedger,
  openMemberLedger,
  readMemberLedger,
} from '#server/features/challenges/member-ledger.ts'
import type { LedgerMark, Place } from '#server/features/challenges/runs.ts'
import { getDecay } from '#server/features/challenges/streaks.ts'
import { readLifetime, readLogs, readNumbers } from './ledger-oracle.ts'
import { advanceLedger, pruneAgreement } from './opening-balance.ts'
import { createRandom } from './random.ts'

type Row = LedgerMark & { writtenOn: string }

type Participation = {
  pillar: (typeof pillarKeys)[number]
  /** All that was ever agreed. */
  agreement: Agreement
  /** What the database holds: the agreement without what the ledger contains. */
  savedAgreement: Agreement
  opening: Ledger | null
  /** In the order of writing. */
  rows: Row[]
}

type PlannedBreak = Break & { of: Participation | null }

// Both changes of the clocks, half hours, two-hour changes and both sides of the date line.
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Pacific/Niue',
]
const dayStarts = [0, 2, 12]
const rules: Rule[] = ['flexible', 'passes', 'strict']
const firstInstant = Date.UTC(2026, 1, 20)
const dayLength = 86_400_000

/** How often something happened in a history. */
export type Occurrences = Record<(typeof occurrences)[number], number>

const occurrences = [
  'comparisons',
  'advances',
  'marks',
  'lateMarks',
  'undos',
  'restartsByRule',
  'undoneRestarts',
  'movedMarks',
  'newStarts',
  'completions',
  'flightsBack',
  'skippedDates',
  'marksAfterToday',
  'marksAfterCompletion',
  'waits',
  'marksBeforeFirstDay',
  'earlyStarts',
] as const

/**
 * Plays the histories of the seeds from `first` to `first + count - 1`.
 * @returns the sum of what happened
 * @throws Error with the seed of the first history in which a ledger and the oracle differ
 */
export function playHistories(first: number, count: number): Occurrences {
  const sums = createOccurrences()
  for (let seed = first; seed < first + count; seed++) {
    try {
      addOccurrences(sums, playHistory(seed))
    } catch (error) {
      throw new Error(`history ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  return sums
}

export function createOccurrences(): Occurrences {
  return Object.fromEntries(occurrences.map((name) => [name, 0])) as Occurrences
}

export function addOccurrences(sums: Occurrences, more: Occurrences): void {
  for (const name of occurrences) sums[name] += more[name]
}

/**
 * Plays a random history of a member and compares what the ledgers say with the oracle on random days.
 * @param seed the same one gives the same history
 * @throws AssertionError when a ledger and the oracle differ
 */
function playHistory(seed: number): Occurrences {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const chance = (share: number) => random() < share
  const upTo = (max: number) => Math.floor(random() * (max + 1))

  let now = firstInstant + upTo(300) * dayLength
  let zone = pick(zones)
  let dayStart = pick(dayStarts)
  let today = findMemberDate(zone, dayStart, now)
  let memberLedger: MemberLedger | null = null
  const seen = createOccurrences()
  const participations: Participation[] = []
  const breaks: PlannedBreak[] = []
  const diligence = pick([0.5, 0.8, 0.95])
  const savesOften = chance(0.8)
  let isUpgraded = chance(0.3)

  join()
  for (let step = 6 + upTo(32); step > 0; step--) {
    passTime()
    isUpgraded ||= chance(0.02)
    const participation = pick(participations)
    if (chance(diligence)) {
      for (const each of participations) if (chance(0.9)) mark(each)
    }
    if (chance(0.15)) pick([() => undo(participation), () => startOver(participation), () => leave(participation)])()
    if (chance(0.05)) changeTheRule(participation)
    if (chance(0.08)) pick([planBreak, endBreak])(participation)
    if (chance(0.05)) travel()
    if (chance(0.04) && participations.length < 4) join()
    if (chance(0.06)) compare(today)
    if (chance(0.03)) compare(addDays(today, upTo(40)))
  }
  compare(today)
  return seen

  function passTime() {
    const days = chance(0.06) ? upTo(12) : chance(0.01) ? upTo(100) : chance(0.1) ? 0 : 1
    // Four moments a day, so that other histories know the dates already.
    const next = now - (now % dayLength) + days * dayLength + pick([10, 75, 785, 1290]) * 60_000
    now = next < now ? next + dayLength : next
    const before = today
    today = findMemberDate(zone, dayStart, now)
    assert.ok(today >= before, `the date moved back from ${before} to ${today}`)
  }

  function join() {
    const duration = pick([1, 3, 7, 14, 30])
    const planned = chance(0.4)
    const startedOn = planned ? addDays(today, 1 + upTo(2)) : today
    const agreement: Agreement = {
      startedOn,
      endedOn: null,
      duration,
      schedule: pickSchedule(),
      passes: upTo(3),
      rules: [{ from: startedOn, rule: pick(rules) }],
      startedOver: [],
      planned,
    }
    participations.push({ pillar: pick(pillarKeys), agreement, savedAgreement: agreement, opening: null, rows: [] })
  }

  function pickSchedule(): Schedule {
    const kind = pick(['daily', 'weekdays', 'weekly'] as const)
    if (kind === 'weekly') return { kind, times: 1 + upTo(6) }
    return kind === 'daily' ? { kind } : { kind, days: pick([[1, 2, 3, 4, 5], [7], [1, 3, 6], [2, 4, 6, 7]]) }
  }

  function mark(participation: Participation) {
    if (participation.agreement.endedOn !== null) return
    const view = settle(participation)
    if (view.startsOn !== null) return
    const date = chance(0.3)
      ? (view.fillable[0] ?? view.asOf)
      : chance(0.1)
        ? (view.fillable.at(-1) ?? view.asOf)
        : view.asOf
    if (participation.rows.some((row) => row.date === date) && !chance(0.1)) return
    participation.rows.push({ date, late: date < today, writtenOn: today })
    const after = settle(participation)
    if (after.complete) changeAgreement(participation, { endedOn: today })
    const written = participation.rows.at(-1)
    const inRun = participation.rows.filter(({ run }) => run === written?.run)
    assert.equal(written?.day, Math.max(...inRun.map(({ day = 0 }) => day)), 'the new mark has the highest number')
    seen.marks++
    if (date < today) seen.lateMarks++
    if (after.run < view.run) seen.undoneRestarts++
    if (after.complete) seen.completions++
    save(participation)
  }

  function undo(participation: Participation) {
    const { run, progress } = settle(participation)
    const index = participation.rows.findIndex((row) => row.run === run && row.day === progress)
    const { agreement, rows } = participation
    if (rows[index]?.writtenOn !== today || (agreement.endedOn !== null && progress < agreement.duration)) return
    rows.splice(index, 1)
    seen.undos++
    changeAgreement(participation, { endedOn: null })
    settle(participation)
    save(participation)
  }

  function startOver(participation: Participation) {
    const { asOf, run, startsOn } = settle(participation)
    const { agreement, rows } = participation
    if (startsOn !== null) {
      const earlier = agreement.rules.map((each) => ({ ...each, from: today }))
      changeWaiting(participation, { startedOn: today, rules: earlier, planned: false })
      seen.earlyStarts++
      return
    }
    if (agreement.endedOn !== null || rows.some(({ date }) => date === asOf) || agreement.startedOver.includes(asOf))
      return
    seen.newStarts++
    changeAgreement(participation, { startedOver: [...agreement.startedOver, asOf] })
    participation.savedAgreement = {
      ...participation.savedAgreement,
      startedOver: [...participation.savedAgreement.startedOver, asOf],
    }
    assert.ok(settle(participation).run - run <= 1, 'starting over begins at most one run')
    save(participation)
  }

  function leave(participation: Participation) {
    if (participation.agreement.endedOn !== null || !chance(0.2)) return
    settle(participation)
    changeAgreement(participation, { endedOn: today })
    save(participation)
  }

  function changeTheRule(participation: Participation) {
    const { agreement, savedAgreement } = participation
    if (agreement.endedOn !== null) return
    const rule = pick(rules)
    const { startsOn } = settle(participation)
    if (startsOn !== null) {
      changeWaiting(participation, { rules: [{ from: startsOn, rule }] })
      return
    }
    participation.savedAgreement = { ...savedAgreement, rules: changeRule(savedAgreement, rule, today) }
    participation.agreement = { ...agreement, rules: changeRule(agreement, rule, today) }
  }

  function planBreak(participation: Participation) {
    const from = addDays(today, upTo(6))
    breaks.push({ of: chance(0.5) ? participation : null, from, to: addDays(from, chance(0.1) ? upTo(60) : upTo(8)) })
  }

  function endBreak() {
    const ended = breaks.find(({ to }) => to >= today)
    if (!ended) return
    if (ended.from >= today) breaks.splice(breaks.indexOf(ended), 1)
    else ended.to = addDays(today, -1)
  }

  function travel() {
    const before = today
    if (chance(0.7)) zone = pick(zones)
    if (chance(0.4)) dayStart = pick(dayStarts)
    today = findMemberDate(zone, dayStart, now)
    assert.ok(Math.abs(countDays(before, today)) <= 2)
    if (today < before) {
      seen.flightsBack++
      compare(today)
    }
    if (countDays(before, today) < 2) return
    seen.skippedDates++
    breaks.push({ of: null, from: before, to: addDays(today, -1) })
  }

  function changeAgreement(participation: Participation, change: Partial<Pick<Agreement, 'endedOn' | 'startedOver'>>) {
    participation.agreement = { ...participation.agreement, ...change }
    if ('endedOn' in change)
      participation.savedAgreement = { ...participation.savedAgreement, endedOn: participation.agreement.endedOn }
  }

  /** One that waits was never saved by an older version, so it has one agreement. */
  function changeWaiting(participation: Participation, change: Partial<Agreement>) {
    participation.agreement = { ...participation.agreement, ...change }
    participation.savedAgreement = participation.agreement
  }

  function getBreaks(participation: Participation, through: string): Break[] {
    return breaks.filter(({ of, to }) => (of === null || of === participation) && to > through)
  }

  function getHistory(participation: Participation, asOf: string) {
    const ledger = participation.opening ?? openLedger(participation.agreement)
    const marks = participation.rows.filter(({ date }) => date > ledger.through)
    const breaksOfTail = getBreaks(participation, ledger.through)
    return { ledger, history: { agreement: participation.savedAgreement, marks, breaks: breaksOfTail, today: asOf } }
  }

  /** Moves the rows to their places, as every write does. */
  function settle(participation: Participation): LedgerView {
    const { ledger, history } = getHistory(participation, today)
    const view = readLedger(ledger, history)
    for (const [index, row] of history.marks.entries()) {
      if (row.run !== undefined && row.run !== view.places[index]?.run) seen.movedMarks++
      Object.assign(row, view.places[index])
    }
    return view
  }

  function save(participation: Participation) {
    if (!savesOften || chance(0.3)) return
    if (chance(0.5)) memberLedger = copy(advanceMemberLedger(...readAll(today)))
    if (!isUpgraded && !participation.agreement.planned) saveOpeningBalance(participation)
  }

  /** Saves what versions before migration 023 saved with every write. */
  function saveOpeningBalance(participation: Participation) {
    const { ledger, history } = getHistory(participation, today)
    const advanced = advanceLedger(ledger, history)
    if (advanced !== ledger) seen.advances++
    participation.opening = copy(advanced)
    if (chance(0.5))
      participation.savedAgreement = pruneAgreement(participation.savedAgreement, participation.opening.through)
  }

  function readAll(asOf: string): Parameters<typeof advanceMemberLedger> {
    const ledger = memberLedger ?? openMemberLedger(participations, asOf)
    const recent = participations
      .filter(({ agreement }) => agreement.endedOn === null || agreement.endedOn >= addDays(ledger.through, -2))
      .map((each) => ({
        pillar: each.pillar,
        agreement: each.savedAgreement,
        marks: each.rows.filter(({ date }) => date > ledger.through),
        breaks: getBreaks(each, ledger.through),
      }))
    return [ledger, { participations: recent, today: asOf }]
  }

  function compare(asOf: string) {
    seen.comparisons++
    const all = participations.map((each) => compareParticipation(each, asOf))
    const first = Math.min(...all.map(({ startedOn }) => startedOn))
    const last = Math.max(toDayNumber(asOf), ...all.map(({ startedOn, states }) => startedOn + states.length - 1))
    let combined = ''
    for (let date = first; date <= last; date++) {
      const isPast = date < toDayNumber(asOf) - 1
      const letters = all.map(({ startedOn, states }) => states[date - startedOn]).join('')
      combined += [...'dlombr'].find((letter) => letters.includes(letter) && !(isPast && letter === 'o')) ?? '-'
    }
    const recent = combined.slice(0, toDayNumber(asOf) - first + 1).slice(-30)
    const daysByPillar: Record<string, number> = {}
    for (const { pillar, rows } of participations)
      if (rows.length > 0) daysByPillar[pillar] = (daysByPillar[pillar] ?? 0) + rows.length
    const expected = {
      numbers: readNumbers(combined, recent, getDecay({ kind: 'daily' })),
      daysByPillar,
      lifetime: readLifetime(participations),
    }
    assert.deepEqual(readMemberLedger(...readAll(asOf)), expected)
  }

  function compareParticipation(participation: Participation, asOf: string): { startedOn: number; states: string } {
    const { agreement, rows } = participation
    const startedOn = toDayNumber(agreement.startedOn)
    const logBreaks = getBreaks(participation, '')
    const logs = readLogs({
      startedOn,
      endedOn: agreement.endedOn === null ? Infinity : toDayNumber(agreement.endedOn),
      duration: agreement.duration,
      schedule: agreement.schedule,
      passes: agreement.passes,
      rules: agreement.rules.map(({ from, rule }) => ({ from: toDayNumber(from), rule })),
      startedOver: agreement.startedOver.map(toDayNumber),
      planned: agreement.planned ?? false,
      marks: rows.map(({ date, late }) => ({ date: toDayNumber(date), late })),
      breaks: logBreaks.map(({ from, to }) => ({ from: toDayNumber(from), to: toDayNumber(to) })),
      today: toDayNumber(asOf),
    })
    const { ledger, history } = getHistory(participation, asOf)
    const view = readLedger(ledger, history)
    const tail = history.marks
    const { places, states, ...shown } = view
    if (view.restart) seen.restartsByRule++
    if (view.startsOn !== null) seen.waits++
    if (agreement.planned && view.startsOn === null && asOf < agreement.startedOn) seen.marksBeforeFirstDay++
    if (view.complete && places.some(({ run }) => run > view.run)) seen.marksAfterCompletion++
    if (tail.some(({ date }) => date > view.asOf)) seen.marksAfterToday++
    assert.deepEqual(shown, present(agreement, logs, rows, logBreaks))
    const firstDate = toDayNumber(ledger.through) + 1
    const expected = [...states].map((_, index) => logs.states[firstDate + index - startedOn] ?? '-')
    assert.equal(states, expected.join(''))

    comparePlaces({ rows, tail, places, runs: logs.runs })

    const [from, to] = [addDays(asOf, -upTo(30)), addDays(asOf, upTo(3))]
    const near = rows.filter(({ date }) => date >= addDays(from, -7) && date <= addDays(to, 7))
    const letters = getDayStates({ agreement, marks: near, breaks: logBreaks, from, to, today: asOf })
    for (let date = toDayNumber(from); date <= toDayNumber(to); date++)
      assert.equal(letters[date - toDayNumber(from)], logs.states[date - startedOn] ?? '-', toDate(date))
    assert.ok(ledger.recent.length <= 30)
    return { startedOn, states: logs.states }
  }
}

/**
 * Compares the runs. In each run, the days must be numbered from 1, and in the order of writing. Final marks keep their
 * number even if a mark written before them returns to the run or leaves it.
 */
function comparePlaces({ rows, tail, places, runs }: { rows: Row[]; tail: Row[]; places: Place[]; runs: number[] }) {
  const daysOfRuns = new Map<number, number[]>()
  const lastDays = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    const inTail = tail.indexOf(row)
    const { run = 0, day = 0 } = inTail === -1 ? row : (places[inTail] ?? {})
    assert.equal(run, runs[index])
    if (inTail !== -1) assert.ok(day > (lastDays.get(run) ?? 0), 'the numbers are in the order of writing')
    if (inTail !== -1) lastDays.set(run, day)
    daysOfRuns.set(run, [...(daysOfRuns.get(run) ?? []), day])
  }
  for (const days of daysOfRuns.values()) {
    assert.equal(new Set(days).size, days.length, 'no number is used twice')
    assert.ok(Math.max(...days) <= days.length + 2, 'few numbers are missing')
  }
}

/** Derives from the states and runs of the oracle what a member sees. */
function present(
  agreement: Agreement,
  { asOf, waits, states, runs, run, wall, restart }: ReturnType<typeof readLogs>,
  rows: Row[],
  breaks: Break[],
): Omit<LedgerView, 'places' | 'states'> {
  const startedOn = toDayNumber(agreement.startedOn)
  const getState = (day: number) => {
    const letter = states[day - startedOn]
    return ({ d: 'done', l: 'late', b: 'break', m: 'missed', o: 'open' } as const)[letter ?? ''] ?? 'rest'
  }
  const count = (letters: RegExp) => wall.match(letters)?.length ?? 0
  const progress = count(/[dl]/g)
  const complete = progress >= agreement.duration
  const ended = complete || agreement.endedOn !== null
  const rule = (agreement.rules.findLast(({ from }) => from <= toDate(asOf)) ?? agreement.rules[0])?.rule ?? 'flexible'
  const canUndo = restart > 0 && !ended && asOf - restart <= 7
  const newStart = Math.max(startedOn, ...agreement.startedOver.map(toDayNumber))
  const fillable: string[] = []
  for (let day = asOf - 8; day < asOf; day++) {
    if (ended) break
    const isMarked = 'dl'.includes(states[day - startedOn] ?? '-')
    const missedLater = canUndo && day >= restart && getState(day) === 'missed'
    if (missedLater || (day === asOf - 1 && day >= newStart && !isMarked)) fillable.push(toDate(day))
  }
  let breakUntil: string | null = null
  const isPaused = (date: string) => breaks.some(({ from, to }) => from <= date && date <= to)
  if (!ended && !waits) for (let day = asOf; isPaused(toDate(day)); day++) breakUntil = toDate(day)
  const marked = rows.filter((_, index) => runs[index] === run).map(({ date }) => date)
  const recent = states.slice(0, Math.max(0, asOf - startedOn + 1)).slice(-30)
  return {
    asOf: toDate(asOf),
    startsOn: waits ? agreement.startedOn : null,
    run,
    progress,
    missed: count(/[fps]/g),
    lastMarked: marked.toSorted().at(-1) ?? null,
    wall: wall.replace(/[fps]+/g, 'm'),
    complete,
    rule,
    nextRule: ended || waits ? null : (agreement.rules.find(({ from }) => from > toDate(asOf)) ?? null),
    passesLeft: rule === 'passes' ? Math.max(0, agreement.passes - count(/p/g)) : null,
    today: getState(asOf),
    yesterday: getState(asOf - 1),
    fillable,
    restart: canUndo
      ? {
          missed: toDate(restart),
          progress: rows.filter(({ date }, index) => runs[index] === run - 1 && toDayNumber(date) < restart).length,
          undoUntil: toDate(restart + 7),
        }
      : null,
    week: ended || waits ? null : readWeek(agreement, { asOf, states, breaks }),
    breakUntil,
    numbers: readNumbers(states, recent, getDecay(agreement.schedule)) as LedgerView['numbers'],
  }
}

/** Lists the days of the week that a challenge of some days a week needs and has. */
function readWeek(
  { schedule, startedOn }: Agreement,
  { asOf, states, breaks }: { asOf: number; states: string; breaks: Break[] },
): LedgerView['week'] {
  if (schedule.kind !== 'weekly') return null
  const first = toDayNumber(startedOn)
  const stateOf = (day: number) => (day > asOf ? '-' : (states[day - first] ?? '-'))
  const week = Array.from({ length: 7 }, (_, index) => asOf - ((asOf + 3) % 7) + index)
  const isPaused = (date: string) => breaks.some(({ from, to }) => from <= date && date <= to)
  const usable = week.filter((day) => day > first && !isPaused(toDate(day)))
  const done = week.filter((day) => 'dl'.includes(stateOf(day))).length
  const missing = Math.floor((schedule.times * usable.length) / 7) - done
  const isEnough = usable.filter((day) => day > asOf).length >= missing
  const isDayAfter = 'dl'.includes(stateOf(asOf - 1))
  const isFree = (isDayAfter && isEnough) || (missing <= 0 && done > 0)
  return { done, rest: stateOf(asOf) === 'r' || (stateOf(asOf) === 'o' && isFree) }
}

const memberDates = new Map<string, Map<number, string>>()

/** Remembers dates, because many histories ask for the same moments. */
function findMemberDate(timeZone: string, dayStart: number, now: number): string {
  const key = `${timeZone} ${dayStart}`
  const known = memberDates.get(key) ?? new Map<number, string>()
  if (known.size === 0) memberDates.set(key, known)
  const date = known.get(now) ?? getMemberDate({ timeZone, dayStart }, new Date(now))
  known.set(now, date)
  return date
}

function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}
