import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

const steps = [1, 2, 3, 4, 5]
const climbed = 2

export function FearLadder() {
  return (
    <Frame
      name="fear-ladder"
      label="Five steps of bricks that get higher from left to right. The first two are done. A person is on the second step, with one foot on the third."
      labels={[
        ['Easy', 'start here'],
        ['Hard', 'later'],
      ]}
    >
      {steps.map((step) =>
        steps
          .slice(0, step)
          .map((brick) => (
            <rect
              key={`${step} ${brick}`}
              className={step <= climbed ? shapes.full : shapes.outlined}
              x={(step - 1) * 64 + (step <= climbed ? 2 : 3)}
              y={155 - brick * 22 + (step <= climbed ? 0 : 1)}
              width={step <= climbed ? 60 : 58}
              height={step <= climbed ? 18 : 16}
              rx="3"
            />
          )),
      )}
      <rect className={shapes.ground} y="155" width="320" height="3" />
      <circle className={shapes.head} cx="111" cy="40" r="9" />
      <path className={shapes.body} d="M107 55L103 79L97 92L97 107M103 79L124 75L132 85M107 58L120 66M107 58L96 69" />
    </Frame>
  )
}
