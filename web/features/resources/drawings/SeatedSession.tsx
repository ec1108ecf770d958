import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

export function SeatedSession() {
  return (
    <Frame
      name="seated-session"
      label="Three movements on a chair: pressing both hands up above the head, pulling a band from the feet towards the ribs, and straightening one knee until the leg is level."
      labels={[
        ['Press', 'hands up'],
        ['Row', 'elbows back'],
        ['Straighten', 'one knee'],
      ]}
    >
      <Seated x={0}>
        <path className={shapes.body} d="M32 96H66L66 143H74" />
        <path className={shapes.moving} d="M32 62L52 52L54 14" />
        <path className={shapes.arrow} d="M78 42V14M71 22L78 13L85 22" />
      </Seated>
      <Seated x={107}>
        <path className={shapes.body} d="M32 96H66L66 143H74" />
        <path className={shapes.fine} d="M40 84L72 140" />
        <path className={shapes.moving} d="M32 62L12 80L40 84" />
        <path className={shapes.arrow} d="M90 70H62M70 63L61 70L70 77" />
      </Seated>
      <Seated x={214}>
        <path className={shapes.body} d="M32 62L42 80L56 87M32 96H64V143H72" />
        <path className={shapes.moving} d="M64 96L93 92L95 84" />
        <path className={shapes.arrow} d="M84 136Q98 128 100 106M92 113L100 104L107 114" />
      </Seated>
      <rect className={shapes.ground} y="151" width="320" height="3" />
    </Frame>
  )
}

/** A person from the side on a chair, without arms and legs. */
function Seated({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={shapes.chair} d="M13 62h6v42h41v6h-6v41h-6v-41H19v41h-6Z" />
      <circle className={shapes.head} cx="34" cy="41" r="10" />
      <path className={shapes.body} d="M32 60V94" />
      {children}
    </g>
  )
}
