import { type Brick, isShifted } from './Bricks.tsx'

/** A brick, or the gap after it, that a member can look at. */
export type BrickEntry = { brick: number; isGap?: boolean }

/** Half of the smallest touch target, in CSS pixels. */
const REACH = 12
/** How far from the middle of a gap a tap still means the gap, in CSS pixels. */
const GAP_REACH = 6

/**
 * Find the entry next to another one.
 * @param step 1 is right in left-to-right text
 */
export function findNeighbor(key: string, current: number, entries: BrickEntry[], courses: Brick[][], step: number) {
  const last = entries.length - 1
  if (key === 'ArrowRight') return clamp(current + step, last)
  if (key === 'ArrowLeft') return clamp(current - step, last)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowUp') return findInCourse(1, current, entries, courses)
  if (key === 'ArrowDown') return findInCourse(-1, current, entries, courses)
  return undefined
}

/** Find the entry nearest to a point, at most half a touch target away. */
export function findEntryAt(
  wall: Element,
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
  entries: BrickEntry[],
) {
  const isRightToLeft = getComputedStyle(wall).direction === 'rtl'
  const pieces = listPieces(wall)
  let nearest = { entry: -1, distance: REACH }
  for (const [index, { brick, isGap }] of entries.entries()) {
    for (const { element, number } of pieces) {
      if (number !== brick || (isGap && !element.hasAttribute('data-gap'))) continue
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const edge = isRightToLeft ? left : right
      const across = isGap ? Math.max(0, Math.abs(x - edge) - GAP_REACH) : Math.max(left - x, x - right, 0)
      // A gap is in front of the ends of its neighbors.
      const distance = Math.hypot(across, Math.max(top - y, y - bottom, 0)) - (isGap ? 0.5 : 0)
      if (distance < nearest.distance) nearest = { entry: index, distance }
    }
  }
  return nearest.entry < 0 ? undefined : nearest.entry
}

/** List the drawn pieces with the numbers of their bricks. The halves at the ends of a course are one brick. */
function listPieces(wall: Element): { element: Element; number: number }[] {
  let first = 0
  return [...wall.children].flatMap((course) => {
    const pieces = [...course.children]
    const isHalved = pieces[0]?.hasAttribute('data-half') ?? false
    const bricks = pieces.length - (isHalved ? 1 : 0)
    const numbered = pieces.map((element, index) => ({ element, number: first + (index % bricks) }))
    first += bricks
    return numbered
  })
}

function findInCourse(up: 1 | -1, current: number, entries: BrickEntry[], courses: Brick[][]): number {
  const positions = listPositions(courses)
  const from = positions[entries[current]?.brick ?? 0]
  if (!from) return current
  let nearest = { entry: current, distance: Infinity }
  for (const [index, { brick, isGap }] of entries.entries()) {
    const position = positions[brick]
    if (isGap || position?.course !== from.course + up) continue
    const distance = Math.abs(position.x - from.x)
    if (distance < nearest.distance) nearest = { entry: index, distance }
  }
  return nearest.entry
}

/** @returns for each brick its course and its middle, from 0 to 1 */
function listPositions(courses: Brick[][]): { course: number; x: number }[] {
  return courses.flatMap((bricks, course) =>
    bricks.map((_, index) => ({ course, x: (index + (isShifted(course, bricks) ? 0 : 0.5)) / bricks.length })),
  )
}

function clamp(index: number, last: number): number {
  return Math.min(last, Math.max(0, index))
}
