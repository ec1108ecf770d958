/** Fewest bricks in a course, except in a wall of fewer days. */
const MIN_COLUMNS = 7
/** Most bricks in a course, so that they are wide enough on a phone. */
const MAX_COLUMNS = 31
/** Width of a wall in bricks, divided by its height in courses. */
const SHAPE = 2.5
/** How much wider or narrower than ideal a wall may be so that all of its courses are equal. */
const TOLERANCE = 1.45

/**
 * Divide a wall into courses of whole bricks: 7 × 1, 7 × 2, 7 × 3, 10 × 3, 15 × 6. Without a fitting divisor, the
 * courses differ by at most one brick.
 * @returns the number of bricks in each course, from the bottom up
 */
export function layOutCourses(total: number): number[] {
  if (total <= MIN_COLUMNS) return total > 0 ? [total] : []
  const ideal = Math.max(MIN_COLUMNS, Math.sqrt(total * SHAPE))
  const distance = (columns: number) => Math.abs(Math.log(columns / ideal))
  const columns = Array.from({ length: total }, (_, index) => total - index)
    .filter((candidate) => candidate >= MIN_COLUMNS && candidate <= MAX_COLUMNS && total % candidate === 0)
    .reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best), total)
  const courses = Math.round(total / (distance(columns) <= Math.log(TOLERANCE) ? columns : ideal))
  const longer = total % courses
  return Array.from({ length: courses }, (_, course) => Math.floor(total / courses) + (course < longer ? 1 : 0))
}

/** Divide items into courses, from the bottom up. */
export function divideIntoCourses<T>(items: T[], courses: number[]): T[][] {
  let start = 0
  return courses.map((length) => items.slice(start, (start += length)))
}
