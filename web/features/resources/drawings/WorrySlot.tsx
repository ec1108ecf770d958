import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

const hours = Array.from({ length: 16 }, (_, hour) => hour)
const slotHour = 11
/** Horizontal position of each worry. */
const worries = [22, 62, 98, 142, 182]

export function WorrySlot() {
  return (
    <Frame
      name="worry-slot"
      label="A day as a row of sixteen bricks, one for each hour awake. Five worries come up during the day. Each is noted and waits on a line above the day. The line leads to one small slot in the early evening."
      labels={[
        ['All day', 'note it and leave it'],
        ['One slot', '15 minutes'],
      ]}
    >
      {worries.map((x) => (
        <g key={x}>
          <path className={shapes.fine} d={`M${x} 104V58`} strokeDasharray="1 6" />
          <rect className={shapes.outlined} x={x - 13} y="18" width="26" height="32" rx="3" />
          <path className={shapes.fine} d={`M${x - 6} 29h12M${x - 6} 38h8`} />
        </g>
      ))}
      <path className={shapes.arrow} d="M4 56H218Q230 56 230 68V84M223 77L230 85L237 77" />
      {hours.map((hour) =>
        hour === slotHour ? (
          <rect key={hour} className={shapes.full} x={hour * 20 + 1} y="94" width="18" height="58" rx="3" />
        ) : (
          <rect key={hour} className={shapes.outlined} x={hour * 20 + 2} y="109" width="16" height="28" rx="3" />
        ),
      )}
    </Frame>
  )
}
