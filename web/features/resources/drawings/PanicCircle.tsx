import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

export function PanicCircle() {
  return (
    <Frame
      name="panic-circle"
      label="A circle of three parts. A sensation such as a racing heart leads to a frightening thought. The thought leads to stronger sensations, and those lead back to the start. An arrow leads out of the circle at the thought."
      labels={[
        ['Sensation', 'heart races'],
        ['Thought', 'step out here'],
        ['Sensation', 'stronger'],
      ]}
    >
      <path className={shapes.arrow} d="M266 42C262 -2 58 -2 54 46M46 38L54 48L63 40" />
      <path className={shapes.arrow} d="M90 88H122M115 81L123 88L115 95M194 88H218M211 81L219 88L211 95" />
      <rect className={shapes.outlined} x="24" y="64" width="60" height="48" rx="5" />
      <path className={shapes.fine} d="M33 88H44L49 78L57 98L62 88H75" />
      <rect className={shapes.full} x="130" y="60" width="58" height="56" rx="5" />
      <path className={shapes.cut} d="M159 72V92M159 103.5V104" />
      <rect className={shapes.outlined} x="226" y="50" width="80" height="76" rx="5" />
      <path className={shapes.line} d="M236 88H248L256 62L270 114L280 74L286 88H296" />
      <path className={shapes.line} d="M159 122V154M149 145L159 155L169 145" />
    </Frame>
  )
}
