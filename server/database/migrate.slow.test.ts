import { onTestFinished, test } from 'vitest'
import { expectUpgrade, sitesBefore } from '#test/database-upgrade.ts'
import { openTestDatabase } from '#test/database.ts'

test.each(sitesBefore)('keeps every row of a site %s and gives it the newest schema', async (_, applied) => {
  const place = await openTestDatabase({ migrated: false })
  onTestFinished(() => place.close())
  await expectUpgrade(place, applied)
})
