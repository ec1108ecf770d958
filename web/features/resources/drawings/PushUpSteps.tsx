import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

const courses = [0, 1, 2, 3, 4, 5]

export function PushUpSteps() {
  return (
    <Frame
      name="push-up-steps"
      label="The same push-up at four angles, from easiest to hardest: standing with the hands on a wall, leaning on a table, on the knees with the hands on the floor, and on hands and feet on the floor. The body is straight each time."
      labels={[
        ['Wall', 'easiest'],
        ['Table', 'harder'],
        ['Knees', 'harder'],
        ['Floor', 'hardest'],
      ]}
    >
      {courses.map((course) => (
        <rect key={course} className={shapes.outlined} x="48" y={20 + course * 22} width="12" height="19" rx="2" />
      ))}
      <circle className={shapes.head} cx="27" cy="51" r="9" />
      <path className={shapes.body} d="M8 145H14M9 144L24 66" />
      <path className={shapes.moving} d="M25 70L43 76" />

      <path className={shapes.edge} d="M120 108h26v6h-8v36h-6v-36h-12Z" />
      <circle className={shapes.head} cx="124" cy="69" r="9" />
      <path className={shapes.body} d="M70 145H76M71 144L114 82" />
      <path className={shapes.moving} d="M115 83L127 104" />

      <circle className={shapes.head} cx="214" cy="107" r="9" />
      <path className={shapes.body} d="M152 130L164 145L202 115" />
      <path className={shapes.moving} d="M203 116L205 145" />

      <circle className={shapes.head} cx="311" cy="112" r="9" />
      <path className={shapes.body} d="M230 138L228 145L298 118" />
      <path className={shapes.moving} d="M298 118L300 145" />
      <rect className={shapes.ground} y="151" width="320" height="3" />
    </Frame>
  )
}
