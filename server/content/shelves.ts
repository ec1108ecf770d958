import type { Pillar } from '#contract/pillars.ts'
import { brotherhood as brotherhoodChallenges } from './challenges/brotherhood.ts'
import { career as careerChallenges } from './challenges/career.ts'
import { mental as mentalChallenges } from './challenges/mental.ts'
import { physical as physicalChallenges } from './challenges/physical.ts'
import { purpose as purposeChallenges } from './challenges/purpose.ts'
import { relationships as relationshipsChallenges } from './challenges/relationships.ts'
import { spiritual as spiritualChallenges } from './challenges/spiritual.ts'
import type { LibraryChallenge, Shelf } from './types.ts'

export const challengeShelves: Record<Pillar, Shelf<LibraryChallenge>> = {
  purpose: purposeChallenges,
  mental: mentalChallenges,
  physical: physicalChallenges,
  brotherhood: brotherhoodChallenges,
  relationships: relationshipsChallenges,
  career: careerChallenges,
  spiritual: spiritualChallenges,
}
