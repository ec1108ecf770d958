import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { ConfirmEmailOffer } from './ConfirmEmailOffer.tsx'

const onDismiss = vi.fn<() => void>()
const card = page.getByRole('region', { name: 'Confirm your email' })

afterEach(() => {
  vi.restoreAllMocks()
  onDismiss.mockReset()
})

const renderOffer = (linkSent: boolean) =>
  renderForMember(<ConfirmEmailOffer email="sam@example.org" linkSent={linkSent} onDismiss={onDismiss} />)

test('says where the link was sent, and what is missing until then', async () => {
  await renderOffer(true)
  await expect
    .element(card.getByRole('paragraph'))
    .toHaveTextContent(
      'We sent a link to sam@example.org. Until you confirm it, we can’t send you reminders. Change the address',
    )
  await expect
    .element(card.getByRole('link', { name: 'Change the address' }))
    .toHaveAttribute('href', '/settings/account')
  await expect.element(card.getByRole('button', { name: 'Send again' })).toBeVisible()
  await card.getByRole('button', { name: 'No thanks' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('offers the first link to a member who was never sent one', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ ok: true }))
  await renderOffer(false)
  await card.getByRole('button', { name: 'Send the link' }).click()
  await expect
    .poll(() => fetch)
    .toHaveBeenCalledWith('/api/auth/request-verification', expect.objectContaining({ method: 'POST' }))
})
