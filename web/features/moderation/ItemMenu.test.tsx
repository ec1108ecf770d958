import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ModerationSummary, PostLimit } from '#contract/moderation.ts'
import { renderForMember } from '#test/member.tsx'
import { queryClient } from '#web/api/query-client.ts'
import { standingQuery } from '#web/shell/standing.ts'
import { createStore, useStore } from '#web/store.ts'
import { currentToast } from '#web/ui/toast.ts'
import type { Item } from './item.ts'
import { ItemMenu } from './ItemMenu.tsx'
import { postLimitsQuery, summaryQuery } from './moderation-queries.ts'

const author = { id: '01980000-0000-7000-8000-000000000002', username: 'sam' }
const item: Item = { kind: 'reply', id: '01980000-0000-7000-8000-000000000003', author, state: 'visible' }

const summary: ModerationSummary = {
  ...author,
  profileImageUrl: null,
  role: 'member',
  createdAt: '2026-01-01T00:00:00.000Z',
  mutedUntil: null,
  suspendedAt: null,
  suspendedUntil: null,
  discussions: 0,
  replies: 1,
  canActOn: true,
  adminsOnly: [],
  decisions: [],
  notes: [],
}

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(standingQuery.queryKey, { role: 'moderator', mutedUntil: null, guidelinesDue: false })
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return () => vi.restoreAllMocks()
})

async function openMenu(mutedUntil: string | null, canActOn = true) {
  queryClient.setQueryData(summaryQuery(author.id).queryKey, { ...summary, mutedUntil, canActOn })
  await renderForMember(<ItemMenu item={item} />)
  await page.getByRole('button', { name: /^Actions for/ }).click()
}

test('offers to mute a member again after a mute has ended', async () => {
  await openMenu('2026-01-02T00:00:00.000Z')
  await expect.element(page.getByRole('menuitem', { name: 'Mute…' })).toBeVisible()
})

test('offers no actions on staff of the same or a higher role', async () => {
  await openMenu(null, false)
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /^(Hide|Suspend…|Mute…)$/ }).elements()).toEqual([])
})

test('offers a moderator nothing that would reverse a decision of an admin, and says why', async () => {
  const adminsOnly: PostLimit[] = ['show', 'lock']
  queryClient.setQueryData(postLimitsQuery(item).queryKey, { adminsOnly })
  queryClient.setQueryData(summaryQuery(author.id).queryKey, {
    ...summary,
    mutedUntil: '9999-12-31T00:00:00.000Z',
    adminsOnly: ['mute' as const],
  })
  const thread = { locked: true, pinned: false, pillar: 'mental' as const }
  await renderForMember(<ItemMenu item={{ ...item, state: 'removed', thread }} />)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Pin' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Suspend…' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /^(Restore|Unlock|Mute…|End mute)$/ }).elements()).toEqual([])
  await expect.element(page.getByText('Only an admin can change what an admin has decided.')).toBeVisible()
})

test('says so when a mute could not be ended', async () => {
  await openMenu('9999-12-31T00:00:00.000Z')
  await page.getByRole('menuitem', { name: 'End mute' }).click()
  await expect.poll(() => currentToast.get()).toMatchObject({ open: true, variant: 'destructive' })
})

test('moves the focus to the screen when the menu disappears with its post', async () => {
  const shown = createStore(true)
  function Screen() {
    return (
      <main id="main" tabIndex={-1}>
        {useStore(shown) && <ItemMenu item={item} />}
      </main>
    )
  }
  await renderForMember(<Screen />)
  const button = page.getByRole('button', { name: /^Actions for/ })
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(button).toHaveFocus()
  shown.set(false)
  await expect.element(page.getByRole('main')).toHaveFocus()
})
