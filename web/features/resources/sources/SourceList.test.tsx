import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { SourceList } from './SourceList.tsx'

test('lists two sources with the same address', async () => {
  const logError = vi.spyOn(console, 'error')
  const source = { author: 'WHO', year: 2020, url: 'https://example.org/report', checked: null }
  const sources = [
    { ...source, title: 'Chapter 1' },
    { ...source, title: 'Chapter 2' },
  ]
  await renderForMember(<SourceList sources={sources} />)
  await expect.element(page.getByRole('link').nth(1)).toHaveTextContent('Chapter 2')
  expect(logError).not.toHaveBeenCalled()
})
