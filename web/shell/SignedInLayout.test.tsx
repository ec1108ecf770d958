import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { member, site } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { searchFieldId, takeTypedAhead } from './open-search.ts'
import { cachePageData } from './session.ts'
import { SignedInLayout } from './SignedInLayout.tsx'

beforeEach(() => {
  queryClient.clear()
  const standing = { role: 'member', mutedUntil: null, guidelinesDue: false } as const
  cachePageData(queryClient, { user: member, site, preferences: null, standing })
})

function Place() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

async function open(children: ReactNode) {
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/goals']}>
        <Routes>
          <Route element={<SignedInLayout bell={null} />}>
            <Route
              path="*"
              element={
                <>
                  <Place />
                  {children}
                </>
              }
            />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('Ctrl K')).toBeInTheDocument()
}

test.each(['Control', 'Meta'])(
  'opens the search with %s+K from a text field, and keeps what is typed while it loads',
  async (key) => {
    await open(<input aria-label="Reply" />)
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await reply.click()
    await userEvent.keyboard(`{${key}>}k{/${key}}sle`)
    await expect.element(page.getByText('/search "app"')).toBeVisible()
    await expect.element(reply).toHaveValue('')
    const onTyped = vi.fn()
    takeTypedAhead(onTyped)
    expect(onTyped).toHaveBeenCalledWith('sle')
  },
)

test('does not open the search over a dialog', async () => {
  await open(
    <div role="dialog" aria-label="Edit">
      <input aria-label="Title" />
    </div>,
  )
  await page.getByRole('textbox', { name: 'Title' }).click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByText('/goals null')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
})

test('focuses the field of the search with the shortcut, if it is open already', async () => {
  await open(<input id={searchFieldId} aria-label="Search" defaultValue="sleep" />)
  await userEvent.keyboard('{Control>}k{/Control}walk')
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveValue('walk')
  await expect.element(page.getByText('/goals null')).toBeVisible()
})

test('has a link to the search in the header, large enough to tap on a phone', async () => {
  await page.viewport(390, 844)
  await open(null)
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
  const { width, height } = link.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await link.click()
  await expect.element(page.getByText('/search "app"')).toBeVisible()
  await page.viewport(1280, 900)
})
