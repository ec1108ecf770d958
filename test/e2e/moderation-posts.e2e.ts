import { choose, createDiscussion, createReply, test, toast } from './moderated-site.ts'
import { expect, expectAccessible } from './site.ts'

test('hides a reply and takes that back, removes it with a note to its author, and restores it', async ({
  site,
  keeper,
}) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const discussion = await createDiscussion(lee, 'A thread')
  await createReply(marcus, discussion, 'Not kind.')
  await keeper.page.goto(`/community/${discussion.id}`)
  await choose(keeper.page, 'this reply by marcus', 'Hide')
  await expect(toast(keeper.page).getByText('Reply hidden')).toBeVisible()
  await expect(keeper.page.getByText('Hidden', { exact: true })).toBeVisible()
  await lee.page.goto(`/community/${discussion.id}`)
  await expect(lee.page.getByRole('heading', { name: 'No replies yet' })).toBeVisible()
  await expect(lee.page.getByText('Not kind.')).toHaveCount(0)
  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByRole('listitem', { name: 'Reply by marcus' })).toContainText(
    'A moderator has hidden this post.',
  )

  await toast(keeper.page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(keeper.page).getByText('Reply restored')).toBeVisible()
  await lee.page.reload()
  await expect(lee.page.getByText('Not kind.')).toBeVisible()

  await choose(keeper.page, 'this reply by marcus', 'Remove…')
  const dialog = keeper.page.getByRole('dialog', { name: 'Remove this reply by marcus?' })
  await dialog.getByLabel(/^Note to marcus/).fill('Please don’t sell things here.')
  await dialog.getByRole('button', { name: 'Remove reply' }).click()
  await expect(toast(keeper.page).getByText('Reply removed')).toBeVisible()
  await expect(keeper.page.getByText('Not kind.'), 'moderators still see the text').toBeVisible()
  await lee.page.goto(`/community/${discussion.id}`)
  await expect(lee.page.getByText('Removed by a moderator')).toBeVisible()
  await expect(lee.page.getByText('Not kind.')).toHaveCount(0)

  await marcus.page.goto('/notifications')
  await marcus.page.getByRole('link', { name: /A moderator removed your reply\./ }).click()
  await expect(marcus.page.getByRole('heading', { level: 1, name: 'A moderator removed your reply.' })).toBeVisible()
  await expect(marcus.page.getByText('Please don’t sell things here.')).toBeVisible()
  await expect(marcus.page.getByRole('link', { name: 'Community guidelines' })).toBeVisible()

  await choose(keeper.page, 'this reply by marcus', 'Restore')
  await expect(toast(keeper.page).getByText('Reply restored')).toBeVisible()
  await lee.page.reload()
  await expect(lee.page.getByText('Not kind.')).toBeVisible()
  await marcus.page.goto('/notifications')
  await expect(marcus.page.getByRole('main')).toContainText('A moderator restored your reply.')
})

test('locks, pins, moves and removes a discussion, and leaves a tombstone with its replies', async ({
  site,
  keeper,
}) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const discussion = await createDiscussion(marcus, 'Read this before you post', 'Do not do this.')
  await createReply(lee, discussion, 'I would not.')
  await createDiscussion(lee, 'Something newer')
  const { page } = keeper
  await page.goto(`/community/${discussion.id}`)
  await choose(page, 'this discussion by marcus', 'Lock')
  await expect(toast(page).getByText('Discussion locked')).toBeVisible()
  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByText('This discussion is locked.')).toBeVisible()
  await expect(marcus.page.getByRole('button', { name: 'Write a reply' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Write a reply' }), 'moderators can reply').toBeVisible()
  await choose(page, 'this discussion by marcus', 'Unlock')
  await expect(toast(page).getByText('Discussion unlocked')).toBeVisible()
  await marcus.page.reload()
  await expect(marcus.page.getByRole('button', { name: 'Write a reply' })).toBeVisible()

  await choose(page, 'this discussion by marcus', 'Pin')
  await expect(toast(page).getByText('Discussion pinned')).toBeVisible()
  await lee.page.goto('/community')
  const items = lee.page.getByRole('tabpanel').getByRole('listitem')
  await expect(items.first()).toContainText('Read this before you post')
  await expect(items.first()).toContainText('Pinned')
  await expect(items.filter({ hasText: 'Read this before you post' }), 'not also in the list below').toHaveCount(1)
  await expect(items.nth(1)).toContainText('Something newer')

  await choose(page, 'this discussion by marcus', 'Move to pillar…')
  await page.getByRole('dialog').getByRole('radio', { name: 'Physical Strength' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(toast(page).getByText('Discussion moved to Physical Strength')).toBeVisible()
  await lee.page.getByRole('tab', { name: 'Physical' }).click()
  await expect(items.first()).toContainText('Read this before you post')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page).getByText('Discussion moved to Mental & Emotional')).toBeVisible()

  await choose(page, 'this discussion by marcus', 'Remove…')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove discussion' }).click()
  await expect(toast(page).getByText('Discussion removed')).toBeVisible()
  await lee.page.goto(`/community/${discussion.id}`)
  await expect(lee.page.getByRole('heading', { level: 1, name: 'Removed by a moderator' })).toBeVisible()
  await expect(lee.page.getByText('I would not.')).toBeVisible()
  await expect(lee.page.getByText('Do not do this.')).toHaveCount(0)
  await expect(lee.page.getByRole('button', { name: 'Write a reply' })).toHaveCount(0)
  await lee.page.goto('/community')
  await expect(lee.page.getByRole('link', { name: 'Who can you talk to about the big questions?' })).toBeVisible()
  await expect(lee.page.getByRole('link', { name: 'Read this before you post' })).toHaveCount(0)
})

test('opens the menu of a post and acts with the keyboard alone', async ({ site, keeper }) => {
  const lee = await site.open('lee')
  const discussion = await createDiscussion(lee, 'By hand')
  const { page } = keeper
  await page.goto(`/community/${discussion.id}`)
  const trigger = page.getByRole('button', { name: 'Actions for this discussion by lee' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Actions for this discussion by lee' })
  await expect(menu.getByRole('menuitem', { name: 'Suspend…' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Report' })).toBeFocused()
  await expect(menu.getByRole('menuitem', { name: 'Suspend…' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Suspend…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Suspend lee' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(trigger).toBeFocused()
})
