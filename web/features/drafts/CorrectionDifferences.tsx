import type { WaitingCorrection } from '#contract/corrections.ts'
import { compareContent } from './compare-content.ts'
import { Differences } from './Differences.tsx'

export function CorrectionDifferences({ correction: { kind, current, corrected } }: { correction: WaitingCorrection }) {
  return (
    <Differences differences={compareContent(kind, current, corrected)} oursLabel="Ours" theirsLabel="Correction" />
  )
}
