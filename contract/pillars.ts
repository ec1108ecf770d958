import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalChoice } from './text-fields.ts'

/** The seven pillars in display order. */
export const pillarKeys = [
  'purpose',
  'mental',
  'physical',
  'brotherhood',
  'relationships',
  'career',
  'spiritual',
] as const

export const pillar = z.enum(pillarKeys).describe('One of the seven pillars')
export type Pillar = z.infer<typeof pillar>

/** A pillar, or an empty text for none. */
export const pillarOrEmpty = z.enum([...pillarKeys, ''])

/** Filters a list by pillar. */
export const optionalPillar = optionalChoice(pillarKeys).describe('Empty for all')

/** Short labels for selects and badges. */
export const pillarLabels: Record<Pillar, string> = {
  purpose: 'Purpose & Direction',
  mental: 'Mental & Emotional',
  physical: 'Physical Strength',
  brotherhood: 'Brotherhood',
  relationships: 'Relationships',
  career: 'Career & Finances',
  spiritual: 'Spiritual Growth',
}

export const listPillars = endpoint({
  method: 'GET',
  path: '/api/pillars',
  access: 'public',
  summary: 'List the seven pillars',
  reply: z.array(z.object({ key: pillar, label: z.string() })),
})
