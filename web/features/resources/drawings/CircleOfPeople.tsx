import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

const close = ['24 64', '66 66', '46 111']
const friends = ['104 52', '112 104', '134 74', '160 92', '146 116']
const acquaintances = [
  '178 24',
  '206 52',
  '190 132',
  '216 104',
  '238 30',
  '246 78',
  '246 128',
  '274 54',
  '276 104',
  '300 80',
]

export function CircleOfPeople() {
  return (
    <Frame
      name="circle-of-people"
      label="Three rings, one inside the other. You are the square in the smallest, with three people who are close. Five friends are in the middle ring, and ten acquaintances in the largest."
      labels={[
        ['Close', 'a few'],
        ['Friends', 'some'],
        ['Acquaintances', 'many'],
      ]}
    >
      <ellipse className={shapes.ring} cx="160" cy="80" rx="158" ry="78" />
      <ellipse className={shapes.ring} cx="91" cy="80" rx="89" ry="62" />
      <ellipse className={shapes.outlined} cx="43" cy="80" rx="41" ry="44" />
      <rect className={shapes.edge} x="35" y="76" width="16" height="16" rx="3" />
      {renderPeople(close, shapes.full, 6)}
      {renderPeople(friends, shapes.full, 6)}
      {renderPeople(acquaintances, shapes.ring, 5)}
    </Frame>
  )
}

function renderPeople(centers: string[], look: string | undefined, radius: number) {
  return centers.map((center) => {
    const [x, y] = center.split(' ')
    return <circle key={center} className={look} cx={x} cy={y} r={radius} />
  })
}
