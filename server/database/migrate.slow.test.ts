import { onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { expectUpgrade, sitesBefore } from './migrate-fixtures/upgrade.ts'

test.each(sitesBefore)('keeps every row of a site %s and gives it the newest schema', async (_, applied) => {
  const place = await openTestDatabase({ migrated: false })
  onTestFinished(() => place.close())
  await expectUpgrade(place, applied)
})
