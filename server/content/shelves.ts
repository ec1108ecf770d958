import type { Pillar } from '#contract/pillars.ts'
import { brotherhood as brotherhoodChallenges } from './challenges/brotherhood.ts'
import { career as careerChallenges } from './challenges/career.ts'
import { mental as mentalChallenges } from './challenges/mental.ts'
import { physical as physicalChallenges } from './challenges/physical.ts'
import { purpose as purposeChallenges } from './challenges/purpose.ts'
import { relationships as relationshipsChallenges } from './challenges/relationships.ts'
import { spiritual as spiritualChallenges } from './challenges/spiritual.ts'
import { brotherhood as brotherhoodDiscussions } from './discussions/brotherhood.ts'
import { career as careerDiscussions } from './discussions/career.ts'
import { mental as mentalDiscussions } from './discussions/mental.ts'
import { physical as physicalDiscussions } from './discussions/physical.ts'
import { purpose as purposeDiscussions } from './discussions/purpose.ts'
import { relationships as relationshipsDiscussions } from './discussions/relationships.ts'
import { spiritual as spiritualDiscussions } from './discussions/spiritual.ts'
import { brotherhood as brotherhoodResources } from './resources/brotherhood.ts'
import { career as careerResources } from './resources/career.ts'
import { mental as mentalResources } from './resources/mental.ts'
import { physical as physicalResources } from './resources/physical.ts'
import { purpose as purposeResources } from './resources/purpose.ts'
import { relationships as relationshipsResources } from './resources/relationships.ts'
import { spiritual as spiritualResources } from './resources/spiritual.ts'
import type { LibraryChallenge, LibraryResource, LibraryDiscussion, Shelf } from './types.ts'

export const challengeShelves: Record<Pillar, Shelf<LibraryChallenge>> = {
  purpose: purposeChallenges,
  mental: mentalChallenges,
  physical: physicalChallenges,
  brotherhood: brotherhoodChallenges,
  relationships: relationshipsChallenges,
  career: careerChallenges,
  spiritual: spiritualChallenges,
}

export const resourceShelves: Record<Pillar, Shelf<LibraryResource>> = {
  purpose: purposeResources,
  mental: mentalResources,
  physical: physicalResources,
  brotherhood: brotherhoodResources,
  relationships: relationshipsResources,
  career: careerResources,
  spiritual: spiritualResources,
}

export const discussionShelves: Record<Pillar, Shelf<LibraryDiscussion>> = {
  purpose: purposeDiscussions,
  mental: mentalDiscussions,
  physical: physicalDiscussions,
  brotherhood: brotherhoodDiscussions,
  relationships: relationshipsDiscussions,
  career: careerDiscussions,
  spiritual: spiritualDiscussions,
}
