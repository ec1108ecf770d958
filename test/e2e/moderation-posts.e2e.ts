import { withDatabase } from './database.ts'
import { createDiscussion, createReply } from './discussions.ts'
import { choose, test } from './moderated-site.ts'
import { seedMember } from './seed-members.ts'
import { seedPosts } from './seed-posts.ts'
import { expect, uniqueName, toast } from './site.ts'

test('hides a reply and takes that back, and removes it with a note to its author, who appeals with success', async ({
  site,
  keeper,
}) => {
  const [marcus, dana] = [await site.open('marcus'), await site.open('dana', { isModerator: true })]
  const discussion = await createDiscussion(keeper.api)
  await createReply(marcus.api, discussion, 'Not kind.')
  const { page } = dana
  const item = `this reply by ${marcus.username}`
  await page.goto(`/community/${discussion.id}`)
  await choose(page, item, 'Hide')
  await expect(toast(page).getByText('Reply hidden')).toBeVisible()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page).getByText('Reply restored')).toBeVisible()
  await choose(page, item, 'Remove…')
  const dialog = page.getByRole('dialog', { name: `Remove ${item}?` })
  await dialog.getByLabel(/^Note to/).fill('Please don’t sell things here.')
  await dialog.getByRole('button', { name: 'Remove reply' }).click()
  await expect(toast(page).getByText('Reply removed')).toBeVisible()
  await expect(page.getByText('Not kind.'), 'moderators still see the text').toBeVisible()

  await marcus.page.goto('/notifications')
  await marcus.page.getByRole('link', { name: /A moderator removed your reply\./ }).click()
  await expect(marcus.page.getByText('Please don’t sell things here.')).toBeVisible()
  await expect(marcus.page.getByRole('link', { name: 'Community guidelines' })).toBeVisible()
  await marcus.page.getByRole('textbox', { name: 'Your appeal' }).fill('It was a joke.')
  await marcus.page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(marcus.page.getByText('A moderator will read it. You’ll get a notification.')).toBeVisible()
  await expect(marcus.page.getByRole('button', { name: 'Send appeal' }), 'once').toHaveCount(0)

  const title = `Appeal by ${marcus.username}`
  await page.goto('/moderation')
  await page.getByRole('link', { name: title }).click()
  const ownDecision = 'You made this decision, so someone else has to answer the appeal.'
  await expect(page.getByText(ownDecision)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Uphold the decision' })).toHaveCount(0)

  await keeper.page.goto('/notifications')
  await keeper.page.getByRole('link', { name: `${marcus.username} has appealed a decision.` }).click()
  await expect(keeper.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(keeper.page.getByText('It was a joke.')).toBeVisible()
  await expect(keeper.page.getByRole('list', { name: 'Decisions' })).toContainText('Appealed, not answered yet')
  await keeper.page.getByLabel('New note').fill('Sells shoes.')
  await keeper.page.getByRole('button', { name: 'Add note' }).click()
  const notes = keeper.page.getByRole('list', { name: 'Notes' })
  await expect(notes.getByRole('listitem')).toHaveText(/^Sells shoes\.admin/)
  await notes.getByRole('button', { name: 'Delete note' }).click()
  await expect(notes).toHaveCount(0)
  await keeper.page.getByLabel(/^Your answer/).fill('You are right.')
  await keeper.page.getByRole('button', { name: 'Reverse the decision' }).click()
  await expect(toast(keeper.page).getByText('Decision reversed')).toBeVisible()

  await marcus.page.reload()
  await expect(marcus.page.getByText('The decision was reversed.')).toBeVisible()
  await expect(marcus.page.getByText('You are right.')).toBeVisible()
})

test('locks, pins, moves and removes a discussion, with the menu by keyboard, and leaves a tombstone @prove', async ({
  site,
  keeper,
}) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const title = `Read this, by ${marcus.username}`
  const discussion = await createDiscussion(marcus.api, { pillar: 'mental', title, content: 'Do not do this.' })
  await createReply(lee.api, discussion, 'I would not.')
  const newer = await createDiscussion(lee.api, { pillar: 'mental', title: `Something newer by ${lee.username}` })
  const { page } = keeper
  const item = `this discussion by ${marcus.username}`
  await page.goto(`/community/${discussion.id}`)
  const trigger = page.getByRole('button', { name: `Actions for ${item}` })
  const menu = page.getByRole('menu', { name: `Actions for ${item}` })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Suspend…' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Report' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Suspend…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Suspend ${marcus.username}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()

  await choose(page, item, 'Lock')
  await expect(toast(page).getByText('Discussion locked')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Write a reply' }), 'moderators can reply').toBeVisible()
  await choose(page, item, 'Pin')
  await expect(toast(page).getByText('Discussion pinned')).toBeVisible()
  await choose(page, item, 'Move to pillar…')
  await page.getByRole('dialog').getByRole('radio', { name: 'Physical Strength' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(toast(page).getByText('Discussion moved to Physical Strength')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page).getByText('Discussion moved to Mental & Emotional')).toBeVisible()

  await lee.page.goto('/community?pillar=mental')
  const items = lee.page.getByRole('tabpanel').getByRole('listitem')
  await expect(items.first()).toContainText(title)
  await expect(items.first()).toContainText('Pinned')
  await expect(items.filter({ hasText: title }), 'not also in the list below').toHaveCount(1)
  await expect(items.nth(1)).toContainText(newer.title)
  await lee.page.getByRole('link', { name: title }).click()
  await expect(lee.page.getByText('This discussion is locked.')).toBeVisible()
  await expect(lee.page.getByRole('textbox', { name: 'Write a reply' })).toHaveCount(0)

  await choose(page, item, 'Remove…')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove discussion' }).click()
  await expect(toast(page).getByText('Discussion removed')).toBeVisible()
  await lee.page.reload()
  await expect(lee.page.getByRole('heading', { level: 1, name: 'Removed by a moderator' })).toBeVisible()
  await expect(lee.page.getByText('I would not.')).toBeVisible()
  await expect(lee.page.getByText('Do not do this.')).toHaveCount(0)
})

test('removes a post of the feed on a phone, and shows it again as an admin @prove', async ({ site, keeper }) => {
  const dana = await site.open('dana', { isModerator: true, phone: true })
  const marcus = await seedMember(site.server, { username: uniqueName('marcus') })
  const author = marcus.username.replaceAll('-', '.')
  const post = { added_by: marcus.id, author, post_id: author }
  await withDatabase(site.server, (database) => seedPosts(database, [post]))
  await dana.page.goto('/social-feed')
  await choose(dana.page, `this post by ${marcus.username}`, 'Remove…')
  const removal = dana.page.getByRole('dialog', { name: `Remove this post by ${marcus.username}?` })
  await expect(removal).toContainText('It disappears from the feed for everyone. You can restore it later.')
  await removal.getByRole('button', { name: 'Remove post' }).click()
  await expect(toast(dana.page).getByText('Post removed')).toBeVisible()
  await expect(dana.page.getByRole('heading', { name: author, exact: true })).toHaveCount(0)

  await keeper.page.goto('/admin/social')
  const managed = keeper.page.getByRole('listitem').filter({
    has: keeper.page.getByRole('heading', { name: author, exact: true }),
  })
  await expect(managed.getByText('Removed by a moderator')).toBeVisible()
  await managed.getByRole('button', { name: `Show the post by ${author}` }).click()
  await expect(managed.getByText('Removed by a moderator')).toHaveCount(0)
})
