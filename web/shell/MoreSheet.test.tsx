import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/account-fields.ts'
import type { Standing } from '#contract/standing.ts'
import { member, renderForMember, site } from '#test/member.tsx'
import { apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useStore } from '#web/store.ts'
import { Toaster } from '#web/ui/Toaster.tsx'
import { MoreSheet } from './MoreSheet.tsx'
import { bottomBarItems, isInMore } from './nav-items.ts'
import { openCasesQuery } from './open-cases.ts'
import { userQuery } from './session.ts'
import { sheetOpen } from './sidebar-state.ts'
import { standingQuery } from './standing.ts'
import { setTheme } from './theme.ts'

function Screen() {
  const isOpen = useStore(sheetOpen)
  return (
    <>
      <header>
        <a href="#bell">Bell</a>
        <button onClick={() => sheetOpen.set(!isOpen)}>More</button>
      </header>
      {isOpen && <MoreSheet />}
      <main>
        <button>Mark</button>
      </main>
      <Toaster />
    </>
  )
}

const sheet = page.getByRole('dialog', { name: 'More' })
const more = page.getByRole('button', { name: 'More' })
const listLabels = () =>
  sheet
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

async function open({
  user = member,
  role = 'member',
  signUp = 'open',
}: { user?: User; role?: Standing['role']; signUp?: typeof site.signUp } = {}) {
  queryClient.setQueryData(apiQuery('GET /api/site').queryKey, { ...site, signUp })
  queryClient.setQueryData(standingQuery.queryKey, { role, mutedUntil: null, guidelinesDue: false })
  await renderForMember(<Screen />)
  queryClient.setQueryData(userQuery.queryKey, user)
  await more.click()
  await expect.element(sheet).toBeVisible()
}

beforeEach(() => sheetOpen.set(false))

const forMembers = [
  'Help nowSomeone to talk to, day or night',
  'Plan for bad days',
  'Self-checks',
  'Goals',
  'Your days',
  'Crews',
  'Resources',
  'Social Feed',
  'Pillars',
  'Invite a friend',
  'Profile',
  'Settings',
]

test('has help first, then the screens that the bar does not have', async () => {
  await open()
  expect(listLabels()).toEqual(forMembers)
  await expect.element(sheet.getByRole('link', { name: /^Help now/ })).toHaveFocus()
  await expect.element(sheet.getByText('Supporting 10,000+ men worldwide')).toBeVisible()
  const paths = sheet
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href') ?? '')
  expect(paths.filter((path) => !isInMore(path))).toEqual([`/members/${member.id}`])
  expect(bottomBarItems.filter(({ to }) => isInMore(to))).toEqual([])
})

test('offers invitations also while sign-up is closed, because members can start a challenge together', async () => {
  await open({ signUp: 'closed' })
  expect(listLabels()).toEqual(forMembers)
})

test('has the reports of a moderator, with those that are open', async () => {
  queryClient.setQueryData(openCasesQuery.queryKey, { open: 3 })
  await open({ role: 'moderator' })
  expect(listLabels()).toEqual([...forMembers, 'Reports3 open'])
  await expect.element(sheet.getByRole('heading', { name: 'Moderation' })).toBeVisible()
})

test('has the screens of an admin', async () => {
  queryClient.setQueryData(openCasesQuery.queryKey, { open: 0 })
  await open({ user: { ...member, role: 'admin', isAdmin: true }, role: 'admin' })
  await expect.element(sheet.getByRole('heading', { name: 'Admin' })).toBeVisible()
  expect(listLabels().slice(forMembers.length, forMembers.length + 4)).toEqual([
    'AI Populate',
    'Create Challenges',
    'Manage Posts',
    'Reports',
  ])
})

test('covers the screen but not the header, and gives the focus back', async () => {
  await open()
  expect(document.querySelector('main')?.inert).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(document.querySelector('main')?.inert).toBe(false)
  await expect.element(more).toHaveFocus()
})

test.each([
  ['a link in it', () => sheet.getByRole('link', { name: 'Goals' }).click()],
  ['a link in the header', () => page.getByRole('link', { name: 'Bell' }).click()],
  ['going back', () => void dispatchEvent(new PopStateEvent('popstate'))],
])('closes with %s', async (_how, leave) => {
  await open()
  await leave()
  await expect.element(sheet).not.toBeInTheDocument()
})

test('changes the theme with the keyboard', async () => {
  setTheme('dark')
  await open()
  const theme = sheet.getByRole('radiogroup', { name: 'Theme' })
  await expect.element(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  theme.getByRole('radio', { name: 'Dark' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(theme.getByRole('radio', { name: 'Light' })).toBeChecked()
  expect(document.documentElement.className).toContain('light')
  setTheme('dark')
})

test('asks before it logs out, and says at once that it needs a connection', async () => {
  await open()
  await sheet.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('button', { name: 'Log out' })).toHaveFocus()

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await sheet.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByText('You need a connection to log out.')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  vi.restoreAllMocks()
})
