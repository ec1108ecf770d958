import type { Ref } from 'react'
import { type Brick, Bricks } from './Bricks.tsx'
import { divideIntoCourses, layOutCourses } from './wall-layout.ts'

export type WallProps = {
  /** Days to mark, one brick each. */
  total: number
  /** `d` a day marked on time, `l` marked late, `m` one or more missed days in a row, in the order of their dates. */
  letters?: string
  /** Missed days, for the text alternative. */
  missed?: number
  /** Outlines the next brick. */
  today?: boolean
  /** The brick that was just laid, counted from 0. */
  newBrick?: number | undefined
  /** The text alternative; by default "16 of 30 days done, 1 missed". */
  label?: string
  /** For compact cards. */
  small?: boolean
  /** For a wall that is the main thing on a screen. */
  large?: boolean
  ref?: Ref<HTMLDivElement>
}

export function Wall({
  total,
  letters = '',
  missed = 0,
  today = false,
  newBrick,
  label,
  small,
  large,
  ref,
}: WallProps) {
  return (
    <Bricks
      ref={ref}
      courses={divideIntoCourses(createBricks(letters, total, { today, newBrick }), layOutCourses(total))}
      label={label ?? describeWall(letters, total, missed)}
      small={small}
      large={large}
    />
  )
}

export function createBricks(
  letters: string,
  total: number,
  { today, newBrick }: Pick<WallProps, 'today' | 'newBrick'>,
): Brick[] {
  const bricks = Array.from(letters.matchAll(/([dl])(m?)/g), ([, letter, gap], index): Brick => {
    return { kind: letter === 'l' ? 'late' : 'laid', gap: gap !== '', isNew: index === newBrick }
  }).slice(0, total)
  const laid = bricks.length
  while (bricks.length < total) bricks.push({ kind: 'open', outlined: today === true && bricks.length === laid })
  return bricks
}

export function describeWall(letters: string, total: number, missed: number): string {
  const laid = letters.replaceAll('m', '').length
  const done = `${laid} of ${total} ${total === 1 ? 'day' : 'days'} done`
  return missed > 0 ? `${done}, ${missed} missed` : done
}
