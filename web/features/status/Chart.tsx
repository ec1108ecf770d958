import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/Card.tsx'
import type { Bar, Tone } from './chart-data.ts'
import styles from './Status.module.css'

type Props = {
  title: string
  /** What the bars show, in words. */
  children: ReactNode
  /** Names of the colours. */
  legend?: { tone: Tone; name: string }[]
  bars: Bar[]
  /** Value at the upper edge. */
  max: number
  formatMax: (value: number) => string
  /** The ends of the time axis. */
  from: string
  to: string
}

/** Bars with a title and a sentence that says the same. */
export function Chart({ title, children, legend, bars, max, formatMax, from, to }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.words}>{children}</p>
      {max > 0 && (
        <div className={styles.drawing} aria-hidden="true">
          {legend && (
            <ul className={styles.legend}>
              {legend.map(({ tone, name }) => (
                <li key={name} data-tone={tone}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div className={styles.top}>{formatMax(max)}</div>
          <Bars bars={bars} max={max} />
          <div className={styles.ends}>
            <span>{from}</span>
            <span>{to}</span>
          </div>
        </div>
      )}
    </Card>
  )
}

const height = 100
/** Of the width of a bar with its gap. */
const gap = 0.25

function Bars({ bars, max }: { bars: Bar[]; max: number }) {
  return (
    <svg className={styles.bars} viewBox={`0 0 ${bars.length} ${height}`} preserveAspectRatio="none">
      {bars.map(({ key, title, parts }, index) => (
        <g key={key}>
          <title>{title}</title>
          <rect className={styles.hover} x={index} y={0} width={1} height={height} />
          {stack(parts, max).map(({ tone, y, size }) => (
            <rect key={tone} data-tone={tone} x={index + gap / 2} y={y} width={1 - gap} height={size} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function stack(parts: Bar['parts'], max: number): { tone: Tone; y: number; size: number }[] {
  let y = height
  return parts.map(({ tone, value }) => {
    const size = (value / max) * height
    y -= size
    return { tone, y, size }
  })
}
