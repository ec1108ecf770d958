import type { Difficulty } from '#contract/challenges.ts'
import { Badge } from '#web/ui/Badge.tsx'

const labels: Record<Difficulty, string> = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' }

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <Badge>{labels[difficulty]}</Badge>
}
