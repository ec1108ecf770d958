import type { ReactNode, Ref } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import styles from './Bricks.module.css'

export type Brick = {
  /** `open` is a day to come, and `none` a day outside of everything. `missed` keeps the place of a brick empty. */
  kind: 'laid' | 'late' | 'open' | 'rest' | 'break' | 'missed' | 'none'
  /** Sets the hue; by default that of the surroundings. */
  pillar?: Pillar | undefined
  /** Drawn over the brick. */
  content?: ReactNode
  outlined?: boolean
  /** Draws missed days as a gap after the brick. */
  gap?: boolean
  selected?: 'brick' | 'gap' | undefined
  /** Rings the brick and drops it into its place. */
  isNew?: boolean
}

type Props = {
  /**
   * From the bottom up. Every other course is shifted by half a brick, and the halves at its ends are one brick. The half
   * at the end stays open with the last brick, so that a course does not look longer than it is.
   */
  courses: Brick[][]
  /** Short texts at the start of the courses, such as months. */
  courseLabels?: string[] | undefined
  /** The text alternative. Without one, the bricks are hidden from screen readers. */
  label?: string | undefined
  /** For compact cards. */
  small?: boolean | undefined
  /** For a wall that is the main thing on a screen. */
  large?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** The drawing of a wall. `Wall` derives it from a challenge. */
export function Bricks({ courses, courseLabels, label, small, large, ref }: Props) {
  return (
    <div
      ref={ref}
      className={styles.wall}
      data-size={getSize(courses)}
      data-small={small || undefined}
      data-large={large || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {courses.map((bricks, course) => (
        <div key={course} className={styles.course} data-label={courseLabels?.[course]}>
          {bricks.map((brick, index) => renderPiece(brick, index, isShifted(course, bricks) && index === 0))}
          {isShifted(course, bricks) && bricks[0] && renderPiece(toEndHalf(bricks[0], bricks.at(-1)), 'end', true)}
        </div>
      ))}
    </div>
  )
}

/** The gap is drawn once, after the half at the start. */
function toEndHalf(brick: Brick, last: Brick | undefined): Brick {
  const selected = brick.selected === 'brick' ? 'brick' : undefined
  if (last?.kind === 'open' || last?.kind === 'none') return { kind: last.kind, pillar: brick.pillar, selected }
  return { ...brick, gap: false, selected }
}

export function isShifted(course: number, bricks: unknown[]): boolean {
  return course % 2 === 1 && bricks.length > 1
}

function renderPiece(
  { kind, pillar, content, outlined, gap, selected, isNew }: Brick,
  key: number | string,
  isHalf: boolean,
) {
  return (
    <span
      key={key}
      className={styles.brick}
      data-brick={kind}
      data-pillar={pillar}
      data-half={isHalf || undefined}
      data-outlined={outlined || undefined}
      data-gap={gap || undefined}
      data-selected={selected}
      data-new={isNew || undefined}
    >
      {content}
    </span>
  )
}

function getSize(courses: Brick[][]): 'short' | 'plain' | 'low' | 'flat' {
  const longest = Math.max(0, ...courses.map(({ length }) => length))
  if (longest < 7 && courses.length === 1) return 'short'
  if (longest <= 10) return 'plain'
  return longest <= 16 ? 'low' : 'flat'
}
