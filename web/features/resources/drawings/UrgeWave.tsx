import { Frame } from './Frame.tsx'
import shapes from './shapes.module.css'

/** Height of the column for each of twenty minutes. */
const heights = [18, 34, 58, 86, 112, 130, 140, 142, 134, 121, 106, 91, 77, 64, 52, 41, 32, 24, 17, 11]

export function UrgeWave() {
  return (
    <Frame
      name="urge-wave"
      label="Twenty columns, one for each minute. They rise quickly, are highest after about seven minutes, and then get lower until hardly anything is left after about twenty."
      labels={[
        ['It rises', 'quickly'],
        ['It peaks', 'and turns'],
        ['It fades', 'about 20 min'],
      ]}
    >
      {heights.map((height, minute) => (
        <rect
          key={minute}
          className={shapes.full}
          x={minute * 16 + 2}
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
