import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idleChannel } from '#test/idle-channel.ts'
import { renderForMember } from '#test/member.tsx'
import type { Channel } from './channel-state.ts'
import { ChannelCard } from './ChannelCard.tsx'

const email: Channel = {
  channel: 'email',
  ...idleChannel,
}

const card = page.getByRole('region', { name: 'Email' })

test('shows since when emails wait, why, and what to do', async () => {
  await renderForMember(
    <ChannelCard
      devices={0}
      channel={{
        ...email,
        waiting: 1204,
        oldestWaitingAt: '2026-03-09T22:10:00.000Z',
        lastSuccessAt: '2026-03-09T22:00:00.000Z',
        lastErrorAt: '2026-03-09T22:50:00.000Z',
        lastError: 'The mail server can’t be reached (ECONNREFUSED).',
      }}
    />,
  )
  await expect.element(card.getByText('Not getting through')).toBeVisible()
  await expect.element(card.getByText('The mail server can’t be reached (ECONNREFUSED).')).toBeVisible()
  await expect.element(card.getByText(/Check that the mail server is running/)).toBeVisible()
  await expect.element(card.getByText(/^1,204, the oldest since 9 March.*23:10$/)).toBeVisible()
})

test('says that only the last message failed when nothing waits', async () => {
  await renderForMember(
    <ChannelCard
      devices={0}
      channel={{
        ...email,
        failed: 1,
        lastSuccessAt: '2026-03-09T22:00:00.000Z',
        lastErrorAt: '2026-03-09T23:00:00.000Z',
        lastError: 'The mail server answered: 550 No such user',
      }}
    />,
  )
  await expect.element(card.getByText('The last attempt failed')).toBeVisible()
  await expect.element(card.getByText('The mail server answered: 550 No such user')).toBeVisible()
})

test('names the settings of a mail server that is not set up, and offers no test', async () => {
  await renderForMember(
    <ChannelCard
      devices={0}
      channel={{ ...email, available: false, problem: 'Set SMTP_URL and PUBLIC_URL in the file .env.' }}
    />,
  )
  await expect.element(card.getByText('Not available')).toBeVisible()
  await expect.element(card.getByText('SMTP_URL', { exact: true })).toBeVisible()
  await expect.element(card.getByText('.env', { exact: true })).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Send a test email' })).not.toBeInTheDocument()
})
