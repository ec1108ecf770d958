import { useSyncExternalStore } from 'react'
import { BrickExplorer } from '#web/ui/BrickExplorer.tsx'
import { type Brick } from '#web/ui/Bricks.tsx'
import { divideIntoCourses } from '#web/ui/wall-layout.ts'
import { DayDetails } from './DayDetails.tsx'
import { describeDay } from './describe-day.ts'
import { layOutYear } from './lay-out-year.ts'
import { isDone, listPillars, type YearDay } from './year-days.ts'

type Props = { days: YearDay[]; year: number; asOf: string }

/** Courses of two weeks on a phone and of four where there is room. */
const wideScreen = matchMedia('(width >= 60rem)')
const NARROW_COURSE = 14
const WIDE_COURSE = 28

/** The year as a wall, one brick per day, in the colour of the pillar of the challenge joined first. */
export function YearWall({ days, year, asOf }: Props) {
  const isWide = useSyncExternalStore(subscribeToWidth, () => wideScreen.matches)
  const { lengths, labels } = layOutYear(
    days.map(({ date }) => date),
    isWide ? WIDE_COURSE : NARROW_COURSE,
  )
  const past = days.flatMap((day, brick) => (day.isFuture && !day.entries.length ? [] : [{ day, brick }]))
  return (
    <BrickExplorer
      label={`Days of ${year}`}
      courses={divideIntoCourses(
        days.map((day) => createBrick(day, asOf)),
        lengths,
      )}
      courseLabels={labels}
      entries={past.map(({ day, brick }) => ({
        brick,
        label: describeDay(day),
        details: <DayDetails day={day} />,
      }))}
      caption="Choose a day to see what you did. Lighter bricks were marked late, dashes are missed days."
    />
  )
}

function createBrick(day: YearDay, asOf: string): Brick {
  const [pillar] = listPillars(day)
  return { kind: getKind(day), pillar, outlined: day.date === asOf }
}

function getKind({ state, isFuture }: YearDay): Brick['kind'] {
  if (isDone({ state })) return state === 'late' ? 'late' : 'laid'
  if (isFuture || state === null || state === 'done' || state === 'late') return 'none'
  return state
}

function subscribeToWidth(listener: () => void): () => void {
  wideScreen.addEventListener('change', listener)
  return () => wideScreen.removeEventListener('change', listener)
}
