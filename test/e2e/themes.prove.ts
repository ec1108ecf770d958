import { screenStates } from './screen-states.ts'
import { screens, test } from './screens.ts'
import { expectAccessible, resize } from './site.ts'

// Checks every screen in both themes, on a computer and a phone.

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

for (const viewer of ['visitor', 'member', 'newcomer', 'admin'] as const)
  test.describe(`as ${viewer}`, () => {
    test.use({ viewer })

    for (const pattern of screens[viewer])
      test(`is accessible in both themes on ${pattern}`, async ({ page, open }) => {
        await open(pattern)
        for (const size of sizes) {
          await resize(page, size)
          await expectAccessible(page)
        }
        for (const reach of screenStates[`${viewer} ${pattern}`] ?? []) {
          await reach(page)
          await expectAccessible(page)
        }
      })
  })
