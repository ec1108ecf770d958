import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { Toaster } from '#web/ui/Toaster.tsx'
import { DownloadButton } from './DownloadButton.tsx'

const button = page.getByRole('button', { name: 'Download everything' })

const answer = (reply: () => Promise<Response>) => vi.spyOn(window, 'fetch').mockImplementation(reply)

const renderButton = () =>
  renderForMember(
    <>
      <DownloadButton url="/api/account/export">Download everything</DownloadButton>
      <Toaster />
    </>,
  )

test('saves the file under the name that the server gives it', async () => {
  const saved = new Promise<string>((resolve) =>
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      resolve(`${this.download} ${this.href.slice(0, 5)}`)
    }),
  )
  answer(async () => new Response('PK', { headers: { 'content-disposition': 'attachment; filename="pillars.zip"' } }))
  await renderButton()
  await button.click()
  expect(await saved).toBe('pillars.zip blob:')
})

test('says why the server refuses the download, and can be tried again', async () => {
  const message = 'This data can be downloaded five times a day. You can download it again in 23 hours.'
  answer(async () => Response.json({ code: 'too-many-requests', message }, { status: 429 }))
  await renderButton()
  await button.click()
  await expect.element(page.getByText('Download failed')).toBeVisible()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(button).toBeEnabled()
})

test('shows that the download is in progress', async () => {
  answer(() => new Promise(() => {}))
  await renderButton()
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Downloading…' })).toHaveAttribute('aria-busy', 'true')
})
