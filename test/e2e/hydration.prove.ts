import { expectHydration } from './hydration.ts'
import { test } from './screens.ts'

const viewers = ['visitor', 'newcomer', 'member', 'admin'] as const

for (const width of [320, 390, 1280])
  for (const theme of ['dark', 'light'])
    for (const locale of ['en-GB', 'en-US', 'de-DE'])
      for (const timezoneId of ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland'])
        test(`hydrates every rendered screen at ${width} pixels, ${theme}, in ${locale} and ${timezoneId}`, async ({
          browser,
          prepared,
          server,
        }) => {
          await expectHydration(browser, { server, prepared, view: { width, theme, locale, timezoneId }, viewers })
        })
