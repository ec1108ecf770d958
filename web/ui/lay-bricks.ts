const BRICK_DURATION = 180
/** Milliseconds in which a wall of any size is laid, and the longest pause between two bricks. */
const WALL_DURATION = 2400
const MAX_PAUSE = 110

/** Lay the bricks of a wall one after another, as its `ref`. Nothing moves under reduced motion. */
export function layBricks(wall: Element | null): void {
  if (!wall || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const bricks = wall.querySelectorAll('[data-brick]')
  const pause = Math.min(MAX_PAUSE, WALL_DURATION / bricks.length)
  for (const [index, brick] of bricks.entries()) {
    brick.animate([{ opacity: 0, transform: 'translateY(-4px)' }, {}], {
      duration: BRICK_DURATION,
      delay: index * pause,
      easing: 'ease-out',
      fill: 'backwards',
    })
  }
}
