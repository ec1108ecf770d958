import { pillarLabels, pillars } from './pillars.ts'

/** The seven, to choose from in a select. */
export function PillarOptions() {
  return pillars.map((pillar) => (
    <option key={pillar} value={pillar}>
      {pillarLabels[pillar]}
    </option>
  ))
}
