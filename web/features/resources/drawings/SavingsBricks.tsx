import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

/** Months saved in each of the three walls. */
const walls = [1, 6, 12]
const bricks = Array.from({ length: 12 }, (_, month) => month)

export function SavingsBricks() {
  return (
    <Frame
      name="savings-bricks"
      label="A wall of twelve bricks at three times. After one month it has one brick, after six months half of its bricks, and after a year it is complete. Every brick has the same size."
      labels={[
        ['1 month', '1 brick'],
        ['6 months', '6 bricks'],
        ['1 year', '12 bricks'],
      ]}
    >
      {walls.map((months, wall) => (
        <g key={months} transform={`translate(${wall * 114} 0)`}>
          {bricks.flatMap((month) =>
            cutBrick(month).map(({ x, width }) => (
              <rect
                key={`${month} ${x}`}
                className={month < months ? shapes.full : shapes.outlined}
                x={month < months ? x : x + 1}
                y={month < months ? getTop(month) : getTop(month) + 1}
                width={month < months ? width : width - 2}
                height={month < months ? 19 : 17}
                rx="3"
              />
            )),
          )}
        </g>
      ))}
      <rect className={shapes.ground} y="155" width="320" height="3" />
    </Frame>
  )
}

function getTop(month: number): number {
  return 132 - Math.floor(month / 2) * 23
}

/** Return the pieces of a month's brick: one, or two halves at the ends of every other course. */
function cutBrick(month: number): { x: number; width: number }[] {
  const isShifted = Math.floor(month / 2) % 2 === 1
  if (!isShifted) return [{ x: (month % 2) * 48, width: 44 }]
  if (month % 2 === 1) return [{ x: 24, width: 44 }]
  return [
    { x: 0, width: 20 },
    { x: 72, width: 20 },
  ]
}
