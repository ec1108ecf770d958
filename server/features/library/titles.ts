import type { ContentKind } from '#contract/generations.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import type { Database } from '../../database/tables.ts'
import type { Services } from '../../services/services.ts'
import { normalizeTitle } from '../../services/writer/title-similarity.ts'
import { listExistingTitles } from './content-items.ts'

type Titled = { kind: ContentKind; title: string }

/**
 * Waits until no other transaction publishes, so that none misses a title that another one is adding.
 * @returns what finds and adds titles; two items of a kind cannot have the same one
 */
export async function takePublishingTurn(tx: Database, services: Pick<Services, 'clock'>) {
  await takeTurn(tx, services, 'publishing')
  const keys = new Set((await listExistingTitles(tx)).map(toTitleKey))
  return { has: (item: Titled) => keys.has(toTitleKey(item)), add: (item: Titled) => keys.add(toTitleKey(item)) }
}

export function hasSameTitle(one: Titled, other: Titled): boolean {
  return toTitleKey(one) === toTitleKey(other)
}

function toTitleKey({ kind, title }: Titled): string {
  return `${kind} ${normalizeTitle(title)}`
}
