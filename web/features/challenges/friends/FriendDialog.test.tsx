import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { joinFormId } from '../JoinSubmit.tsx'
import { FriendDialog } from './FriendDialog.tsx'
import type { NotJoined } from './JoinToo.tsx'

const challenge = { id: 'c1', title: 'Forty mornings outside' }
const dialog = page.getByRole('dialog')
const submitted = vi.fn<() => void>()

beforeEach(() => {
  submitted.mockReset()
  queryClient.clear()
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, site)
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ url: 'https://example.org/invite#token=x', expiresAt: null }, { status: 201 }),
  )
})
afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

async function getLink(notJoined?: NotJoined) {
  await renderForMember(
    <>
      <form
        id={joinFormId}
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
        }}
      />
      <FriendDialog challenges={[challenge]} notJoined={notJoined} open onOpenChange={() => undefined} />
    </>,
  )
  await dialog.getByRole('button', { name: 'Get the link' }).click()
  await expect.element(dialog.getByLabelText('Link')).toHaveValue('https://example.org/invite#token=x')
}

test('says to who is not in the challenge that their friend would be alone, and joins with one tap', async () => {
  await getLink({ audience: 'challenge' })
  await expect
    .element(dialog.getByText(/^You’re not in this challenge yet, .* will see that you take part\.$/))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Join Challenge' }).click()
  expect(submitted).toHaveBeenCalledOnce()
})

test('leads who has finished the challenge to it', async () => {
  await getLink('finished')
  await expect.element(dialog.getByRole('link', { name: 'Start it again' })).toHaveAttribute('href', '/challenge/c1')
})

test('offers to share the link first where the device can, and to copy it elsewhere', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  await getLink()
  await expect.element(dialog.getByText(/not in this challenge/)).not.toBeInTheDocument()
  const button = dialog.getByRole('button', { name: 'Share' })
  await expect.element(button).toHaveFocus()
  await button.click()
  const text = 'Start “Forty mornings outside” with me'
  expect(share).toHaveBeenCalledWith({ title: text, text, url: 'https://example.org/invite#token=x' })
  await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
})
