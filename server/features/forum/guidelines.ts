import type { Standing } from '#contract/standing.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { setGuidelinesAccepted, setGuidelinesDue } from './guidelines-queries.ts'

/** Accepts the guidelines, so that the member can post. A repeat changes nothing. @returns their standing after it */
export async function acceptGuidelines(
  database: Database,
  { userId, now, role, mutedUntil }: CommunityActor,
): Promise<Standing> {
  await setGuidelinesAccepted(database, { userId, now: now.toISOString() })
  return { role, mutedUntil, guidelinesDue: false }
}

/** Makes every member accept the guidelines again before their next post. */
export function requireGuidelinesAgain(tx: Database): Promise<void> {
  return setGuidelinesDue(tx)
}
