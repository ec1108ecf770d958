import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

const seconds = Array.from({ length: 10 }, (_, second) => second)

export function Breathing() {
  return (
    <Frame
      name="breathing"
      label="A line rises for four seconds while you breathe in and falls for six seconds while you breathe out. Below it is one brick for each second, four and then six."
      labels={[
        ['Breathe in', '4 seconds'],
        ['Breathe out', '6 seconds'],
      ]}
    >
      <path className={shapes.tint} d="M2 110C52 110 78 14 128 14S240 110 318 110Z" />
      <path className={shapes.line} d="M2 110C52 110 78 14 128 14S240 110 318 110" />
      {seconds.map((second) => (
        <rect
          key={second}
          className={second < 4 ? shapes.full : shapes.outlined}
          x={second * 32 + (second < 4 ? 0 : 1)}
          y={second < 4 ? 130 : 131}
          width={second < 4 ? 28 : 26}
          height={second < 4 ? 22 : 20}
          rx="3"
        />
      ))}
    </Frame>
  )
}
