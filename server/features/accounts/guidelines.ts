import type { Database } from '../../database/tables.ts'
import { setGuidelinesDue } from './guidelines-queries.ts'

/** Makes every member accept the guidelines again before their next post. */
export function requireGuidelinesAgain(tx: Database): Promise<void> {
  return setGuidelinesDue(tx)
}
