import { BrickExplorer } from '#web/ui/BrickExplorer.tsx'
import type { Brick } from '#web/ui/Bricks.tsx'
import { DayDetails } from './DayDetails.tsx'
import { describeDay } from './describe-day.ts'
import { layOutDays } from './lay-out-days.ts'
import { Stripes } from './Stripes.tsx'
import { isDone, listPillars, type YearDay } from './year-days.ts'
import styles from './PeriodWall.module.css'

type Props = {
  days: readonly YearDay[]
  asOf: string
  label: string
}

const MAX_STRIPES = 3
/** Walls of fewer courses have higher bricks. */
const FEW_COURSES = 5

/** One brick per day, in the colours of its pillars. The latest days are at the bottom, next to what they say. */
export function PeriodWall({ days, asOf, label }: Props) {
  const { courses, labels } = layOutDays(days)
  const fromBottom = courses.toReversed()
  const bricks = fromBottom.flat()
  const bricksByDate = new Map(bricks.map((day, brick) => [day?.date, brick]))
  return (
    <div className={styles.wall} data-short={courses.length < FEW_COURSES || undefined}>
      <BrickExplorer
        label={label}
        courses={fromBottom.map((course) => course.map((day) => createBrick(day, asOf)))}
        courseLabels={labels.toReversed()}
        entries={days.map((day) => ({
          brick: bricksByDate.get(day.date) ?? 0,
          label: describeDay(day),
          details: <DayDetails day={day} />,
        }))}
        caption={['Choose a day to see what you did.', ...explainLooks(days)].join(' ')}
      />
    </div>
  )
}

/** Explain only the looks that the wall has. */
function explainLooks(days: readonly YearDay[]): string[] {
  const has = (state: YearDay['state']) => days.some((day) => day.state === state && !day.isFuture)
  return [
    days.some((day) => isDone(day) && listPillars(day).length > 1) ? 'Coloured stripes are several pillars.' : '',
    has('late') ? 'Lighter bricks were marked late.' : '',
    has('missed') ? 'Dashes are missed days.' : '',
    has('break') ? 'Grey stripes are a break.' : '',
  ].filter(Boolean)
}

function createBrick(day: YearDay | null, asOf: string): Brick {
  if (!day) return { kind: 'none' }
  const pillars = listPillars(day)
  return {
    kind: getKind(day),
    pillar: pillars[0],
    content: pillars.length > 1 && isDone(day) && <Stripes pillars={pillars.slice(0, MAX_STRIPES)} />,
    outlined: day.date === asOf,
  }
}

function getKind({ state, isFuture }: YearDay): Brick['kind'] {
  if (state === 'done') return 'laid'
  return isFuture && state !== 'late' ? 'none' : (state ?? 'none')
}
