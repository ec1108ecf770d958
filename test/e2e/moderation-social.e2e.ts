import { withDatabase } from './database.ts'
import { choose, moderate, test, toast, type Person } from './moderated-site.ts'
import { seedPosts } from './seed-posts.ts'
import { expect, expectAccessible, expectNoHorizontalScroll } from './site.ts'

const heading = (page: Person['page']) => page.getByRole('heading', { name: 'man.0', exact: true })

test('hides or removes a post of the feed on a phone, and shows it again', async ({ site, keeper }) => {
  const marcus = await site.open('marcus')
  const lee = await site.open('lee', { phone: true })
  const dana = await site.open('dana', { role: 'moderator', phone: true })
  const [postId] = await withDatabase(site.server, (database) => seedPosts(database, [{ added_by: marcus.id }]))

  await lee.page.goto('/social-feed')
  await expect(heading(lee.page)).toBeVisible()
  await choose(lee.page, 'this post by marcus', 'Report')
  const dialog = lee.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await expectNoHorizontalScroll(lee.page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await dana.page.goto('/moderation')
  await dana.page.getByRole('link', { name: 'Post by marcus' }).click()
  await expect(dana.page.getByText('Caption 0')).toBeVisible()
  await expectNoHorizontalScroll(dana.page)
  await dana.page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(toast(dana.page).getByText('Post hidden')).toBeVisible()
  await lee.page.reload()
  await expect(lee.page.getByText('No posts yet.')).toBeVisible()

  await dana.page.getByRole('button', { name: 'Restore' }).click()
  await expect(toast(dana.page).getByText('Post restored')).toBeVisible()
  await lee.page.reload()
  await expect(heading(lee.page)).toBeVisible()
  await marcus.page.goto('/notifications')
  await expect(marcus.page.getByRole('main')).toContainText('A moderator restored your post.')

  await dana.page.goto('/social-feed')
  await choose(dana.page, 'this post by marcus', 'Remove…')
  const removal = dana.page.getByRole('dialog', { name: 'Remove this post by marcus?' })
  await expect(removal).toContainText('It disappears from the feed for everyone. You can restore it later.')
  await removal.getByRole('button', { name: 'Remove post' }).click()
  await expect(toast(dana.page).getByText('Post removed')).toBeVisible()
  for (const { page } of [marcus, lee, dana]) {
    await page.goto('/social-feed')
    await expect(page.getByText('No posts yet.')).toBeVisible()
  }

  await keeper.page.setViewportSize({ width: 390, height: 844 })
  await keeper.page.goto('/admin/social')
  const managed = keeper.page.getByRole('listitem').filter({ has: heading(keeper.page) })
  await expect(managed.getByText('Removed by a moderator')).toBeVisible()
  await expectNoHorizontalScroll(keeper.page)
  await expectAccessible(keeper.page)
  await managed.getByRole('button', { name: 'Show the post by man.0' }).click()
  await expect(managed.getByText('Removed by a moderator')).toHaveCount(0)
  await lee.page.reload()
  await expect(heading(lee.page)).toBeVisible()

  const { id } = await moderate(dana, `posts/social-post/${postId}`, { action: 'remove' })
  const appeal = await marcus.api.post(`/api/decisions/${id}/appeal`, { data: { message: 'It is a good video.' } })
  expect(appeal.status()).toBe(200)
  await dana.page.goto('/moderation')
  await dana.page.getByRole('link', { name: 'Appeal by marcus' }).click()
  const ownDecision = 'You made this decision, so someone else has to answer the appeal.'
  await expect(dana.page.getByText(ownDecision)).toBeVisible()
  await expect(dana.page.getByText('Removed by a moderator')).toBeVisible()
  await expect(dana.page.getByRole('button', { name: 'Uphold the decision' })).toHaveCount(0)
  await expectNoHorizontalScroll(dana.page)
  await keeper.page.goto('/moderation')
  await keeper.page.getByRole('link', { name: 'Appeal by marcus' }).click()
  await keeper.page.getByRole('button', { name: 'Reverse the decision' }).click()
  await expect(toast(keeper.page).getByText('Decision reversed')).toBeVisible()
  await lee.page.reload()
  await expect(heading(lee.page)).toBeVisible()
})
