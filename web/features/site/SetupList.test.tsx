import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SetupList as SetupListReply } from '#contract/setup-list.ts'
import { setupSteps } from '#contract/setup-steps.ts'
import { renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { setupListQuery } from '#web/shell/setup-list.ts'
import { SetupList } from './SetupList.tsx'

const reply: SetupListReply = {
  steps: setupSteps.map((step) => ({ step, done: step === 'name' || step === 'backup', confirmed: step === 'backup' })),
  dismissed: false,
  backup: {
    time: null,
    timeZone: 'Europe/Berlin',
    elsewhere: false,
    lastBackupAt: null,
    problem: null,
    overdue: false,
  },
}

beforeEach(() => {
  queryClient.setQueryData(setupListQuery.queryKey, reply)
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, { ...site, mail: false })
})

test('links each step to its screen and says what is done', async () => {
  await renderForMember(<SetupList place="list" onDismiss={() => undefined} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 7 done')
  const getRow = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(getRow('Name and logo')).toHaveTextContent('Name and logo (done)They are your own.')
  await expect.element(getRow('Email')).toHaveTextContent('Email (to do)No mail server is set up.')
  await expect.element(page.getByRole('link', { name: 'Figures' })).toHaveAttribute('href', '/admin/site#figures')
  await expect.element(page.getByRole('link', { name: 'Help numbers' })).toHaveAttribute('href', '/admin/help')
})

test('lets admins confirm only what the server cannot see, and take it back', async () => {
  await renderForMember(<SetupList place="list" onDismiss={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Looks right: Guidelines' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo: Backup' })).toBeVisible()
  const names = page
    .getByRole('button')
    .all()
    .map((button) => button.element().textContent)
  expect(names).toEqual(['Hide', 'Looks right', 'Looks right', 'Looks right', 'Undo'])
})

test('warns about overdue backups, alone when nothing else is left to set up', async () => {
  const backup = { ...reply.backup, time: '03:00', overdue: true, problem: 'The disk is full.' }
  queryClient.setQueryData(setupListQuery.queryKey, { ...reply, backup })
  await renderForMember(<SetupList place="warning" onDismiss={() => undefined} />)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No good backup for two daysThe last attempt failed. Look at the backups')
  await expect
    .element(page.getByRole('link', { name: 'Look at the backups' }))
    .toHaveAttribute('href', '/admin/site#backup')
  await expect.element(page.getByRole('heading', { name: 'Set up your site' })).not.toBeInTheDocument()
})
