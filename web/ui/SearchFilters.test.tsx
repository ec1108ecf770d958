import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { SearchFilters } from './SearchFilters.tsx'

test('searches after typing and with Enter, keeps what is typed since, and follows a link and Back', async () => {
  const onChange = vi.fn()
  const show = (q: string) => (
    <SearchFilters label="Search 9 things" q={q} maxLength={100} onChange={onChange}>
      {null}
    </SearchFilters>
  )
  const { rerender } = await render(show(''))
  const field = page.getByRole('searchbox', { name: 'Search 9 things' })
  await field.fill('sle ')
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[{ q: 'sle' }]]))
  await field.fill('sleep')
  await rerender(show('sle'))
  await expect.element(field).toHaveValue('sleep')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.lastCall).toEqual([{ q: 'sleep' }])
  await rerender(show('sleep'))
  await rerender(show('run'))
  await expect.element(field).toHaveValue('run')
  await rerender(show('sleep'))
  await expect.element(field).toHaveValue('sleep')
  await rerender(show(''))
  await expect.element(field).toHaveValue('')
})
