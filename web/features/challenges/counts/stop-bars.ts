import type { ChallengeCounts } from '#contract/counts.ts'

export type Stop = NonNullable<ChallengeCounts['stops']>[number]

/** One day or one week of a challenge. */
export type StopBar = { number: number; members: number }

export type StopBars = { unit: 'day' | 'week'; bars: StopBar[] }

/** More bars than that are too narrow on a phone. */
const mostDays = 40

/** Makes a bar of each day of a challenge; of each week where the days are too many. */
export function layOutStops(stops: Stop[], lastDay: number): StopBars {
  const unit = lastDay > mostDays ? 'week' : 'day'
  const days = unit === 'week' ? 7 : 1
  const bars = Array.from({ length: Math.ceil(lastDay / days) }, (_, at) => ({ number: at + 1, members: 0 }))
  for (const { day, members } of stops) {
    const bar = bars[Math.ceil(day / days) - 1]
    if (bar) bar.members += members
  }
  return { unit, bars }
}

/** Chooses the bars that have their number below: the first, the last, and the highest ones with enough room. */
export function pickLabelled({ bars }: StopBars): Set<number> {
  const room = Math.ceil(bars.length / 9)
  const chosen = new Set([1, bars.length])
  for (const { number, members } of bars.toSorted((a, b) => b.members - a.members))
    if (members > 0 && [...chosen].every((other) => Math.abs(other - number) >= room)) chosen.add(number)
  return chosen
}

/** Says what the bars show: "1 on day 2, 2 on day 4". */
export function describeStops({ unit, bars }: StopBars): string {
  const parts = bars.flatMap(({ number, members }) =>
    members > 0 ? [`${members.toLocaleString('en')} ${unit === 'day' ? 'on day' : 'in week'} ${number}`] : [],
  )
  return `Members who stopped: ${parts.join(', ')}`
}

/** Finds the day on which most members stopped; the first of several. */
export function findMostStops(stops: Stop[]): Stop | undefined {
  return stops.toSorted((a, b) => b.members - a.members || a.day - b.day)[0]
}
