import { pillarLabels, pillars } from './pillars.ts'

export function PillarOptions() {
  return pillars.map((pillar) => (
    <option key={pillar} value={pillar}>
      {pillarLabels[pillar]}
    </option>
  ))
}
