/** Width of a brick in the picture, divided by its height. */
const BRICK_SHAPE = 2.2
/** How much worse courses of different lengths look, next to a brick of another shape. */
const UNEVEN = 0.3

/**
 * Divide a wall into courses that fill a space, with bricks of a good shape.
 * @param shape width of the space, divided by its height
 * @returns the number of bricks in each course, from the bottom up; they differ by at most one
 */
export function divideWall(total: number, shape: number): number[] {
  const costs = Array.from({ length: total }, (_, index) => {
    const courses = index + 1
    const brickShape = (shape * courses ** 2) / total
    return Math.abs(Math.log(brickShape / BRICK_SHAPE)) + (total % courses === 0 ? 0 : UNEVEN)
  })
  const courses = costs.indexOf(Math.min(...costs)) + 1
  // The longer courses lie between the shorter ones where that is possible, so that the joints are offset.
  return Array.from({ length: courses }, (_, course) => {
    const upTo = (count: number) => Math.ceil((count * (total % courses)) / courses)
    return Math.floor(total / courses) + upTo(course + 1) - upTo(course)
  })
}
