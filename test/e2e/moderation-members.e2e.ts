import { choose, createDiscussion, type Person, test, toast } from './moderated-site.ts'
import { expect, password } from './site.ts'

test('warns a member, who gets the note, and mutes them until it ends', async ({ site, keeper }) => {
  const marcus = await site.open('marcus')
  const discussion = await createDiscussion(marcus, 'A rant')
  const { page } = keeper
  await page.goto(`/community/${discussion.id}`)
  await choose(page, 'this discussion by marcus', 'Warn…')
  const dialog = page.getByRole('dialog', { name: 'Warn marcus' })
  await dialog.getByRole('button', { name: 'Send warning' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Required')
  await dialog.getByLabel('Note to marcus').fill('Please stay kind.')
  await dialog.getByRole('button', { name: 'Send warning' }).click()
  await expect(toast(page).getByText('marcus was warned')).toBeVisible()
  await marcus.page.goto('/notifications')
  await marcus.page.getByRole('link', { name: /You got a warning from a moderator\./ }).click()
  await expect(marcus.page.getByText('Please stay kind.')).toBeVisible()

  await choose(page, 'this discussion by marcus', 'Mute…')
  await page.getByRole('dialog').getByRole('radio', { name: '7 days' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Mute marcus' }).click()
  await expect(toast(page).getByText('marcus is muted')).toBeVisible()

  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByText(/^You can’t post until .+\.$/)).toBeVisible()
  await expect(marcus.page.getByRole('button', { name: 'Write a reply' })).toHaveCount(0)
  await marcus.page.goto('/community')
  await marcus.page.getByRole('button', { name: 'Start a Discussion' }).click()
  await expect(marcus.page.getByRole('dialog').getByText(/^You can’t post until /)).toBeVisible()
  await expect(marcus.page.getByRole('dialog').getByLabel('Title')).toHaveCount(0)

  await choose(page, 'this discussion by marcus', 'End mute')
  await expect(toast(page).getByText('marcus can post again')).toBeVisible()
  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
})

test('suspends a member, whose session ends at once in their browser, and lets them in again', async ({
  site,
  keeper,
}) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const discussion = await createDiscussion(marcus, 'Out of line')
  const connected = marcus.page.waitForResponse(/\/api\/events$/)
  await marcus.page.goto('/community')
  await connected
  const { page } = keeper
  await page.goto(`/community/${discussion.id}`)
  await choose(page, 'this discussion by marcus', 'Suspend…')
  const dialog = page.getByRole('dialog', { name: 'Suspend marcus' })
  await dialog.getByRole('radio', { name: '30 days' }).check()
  await dialog.getByRole('radio', { name: /^Hide their posts/ }).check()
  await dialog.getByLabel(/^Note to marcus/).fill('Three warnings are enough.')
  await dialog.getByRole('button', { name: 'Suspend marcus' }).click()
  await expect(toast(page).getByText('marcus is suspended')).toBeVisible()
  await expect(marcus.page.getByRole('dialog', { name: 'Sign In Required' }), 'without a reload').toBeVisible()
  await lee.page.goto(`/community/${discussion.id}`)
  await expect(lee.page.getByText('Discussion not found.')).toBeVisible()

  await signIn(marcus)
  await expect(marcus.page.getByText(/suspended/).first()).toBeVisible()
  await marcus.page.getByRole('button', { name: 'Send an appeal' }).click()
  await marcus.page.getByLabel('Why should we change this?').fill('I am sorry.')
  await marcus.page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(marcus.page.getByText('Your appeal was sent.')).toBeVisible()

  await page.goto('/moderation')
  await page.getByRole('link', { name: 'Appeal by marcus' }).click()
  await expect(page.getByText('I am sorry.')).toBeVisible()
  await page.getByRole('button', { name: 'Reverse the decision' }).click()
  await expect(toast(page).getByText('Decision reversed')).toBeVisible()
  await signIn(marcus)
  await expect(marcus.page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await lee.page.reload()
  await expect(lee.page.getByRole('heading', { level: 1, name: 'Out of line' }), 'the posts are back').toBeVisible()
})

test('offers no actions on staff of the same or a higher role', async ({ site, keeper }) => {
  const [dana, eli] = [await site.open('dana', { role: 'moderator' }), await site.open('eli', { role: 'moderator' })]
  for (const author of [keeper, eli]) {
    const discussion = await createDiscussion(author, `By ${author.username}`)
    await dana.page.goto(`/community/${discussion.id}`)
    const summary = dana.page.waitForResponse(/\/api\/moderation\/members\//)
    await dana.page.getByRole('button', { name: `Actions for this discussion by ${author.username}` }).click()
    await summary
    await expect(dana.page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
    await expect(dana.page.getByRole('menuitem', { name: 'Hide' })).toHaveCount(0)
    await expect(dana.page.getByRole('menuitem', { name: 'Suspend…' })).toHaveCount(0)
  }
  const own = await createDiscussion(dana, 'My own')
  await dana.page.goto(`/community/${own.id}`)
  await choose(dana.page, 'this discussion by dana', 'Pin')
  await expect(toast(dana.page).getByText('Discussion pinned')).toBeVisible()
})

async function signIn({ page, email }: Person): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
