import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

/** Heights of the columns. They have no unit, because urges last for different times. */
const heights = [18, 34, 58, 86, 112, 130, 140, 142, 134, 121, 106, 91, 77, 64, 52, 41, 32, 24, 17, 11]

export function UrgeWave() {
  return (
    <Frame
      name="urge-wave"
      label="Twenty columns. They rise quickly, peak, and then get lower until hardly anything is left."
      labels={[
        ['It rises', 'quickly'],
        ['It peaks', 'and turns'],
        ['It fades', 'again'],
      ]}
    >
      {heights.map((height, place) => (
        <rect
          key={place}
          className={shapes.full}
          x={place * 16 + 2}
          y={152 - height}
          width="12"
          height={height}
          rx="2"
        />
      ))}
      <rect className={shapes.ground} y="155" width="320" height="3" />
    </Frame>
  )
}
