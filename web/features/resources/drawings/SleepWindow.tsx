import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

/** Hours in bed in each of seven nights. */
const nights = [8, 7, 7.5, 6.5, 8, 7, 8.5]
const hourWidth = 34
const wakeLine = 302

export function SleepWindow() {
  return (
    <Frame
      name="sleep-window"
      label="Seven nights as seven rows of bricks, one brick for each hour. The rows start at different times. All of them end at the same line, the time of getting up."
      labels={[
        ['Bedtime', 'can change'],
        ['Getting up', 'same time'],
      ]}
    >
      {nights.map((hours, night) =>
        splitNight(hours, night % 2 === 1).map(({ from, to }) => (
          <rect
            key={`${night} ${from}`}
            className={shapes.full}
            x={wakeLine - to * hourWidth}
            y={night * 22 + 4}
            width={(to - from) * hourWidth - 4}
            height="18"
            rx="3"
          />
        )),
      )}
      <rect className={shapes.edge} x={wakeLine} y="0" width="5" height="160" rx="2" />
    </Frame>
  )
}

/** Split a night into bricks of an hour, counted back from getting up. Every other row ends with half a brick. */
function splitNight(hours: number, isShifted: boolean): { from: number; to: number }[] {
  const joints = Array.from({ length: 10 }, (_, hour) => hour + (isShifted ? 0.5 : 1)).filter((joint) => joint < hours)
  return [0, ...joints].map((from, index) => ({ from, to: joints[index] ?? hours }))
}
