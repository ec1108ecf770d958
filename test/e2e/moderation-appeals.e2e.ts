import { createDiscussion, createReply, moderate, type Person, test, toast } from './moderated-site.ts'
import { expect } from './site.ts'

test('answers an appeal by upholding the decision or reversing it', async ({ site, keeper }) => {
  const [marcus, lee] = [await site.open('marcus'), await site.open('lee')]
  const dana = await site.open('dana', { role: 'moderator' })
  const discussion = await createDiscussion(marcus, 'Sold out')
  const { id } = await moderate(dana, `posts/discussion/${discussion.id}`, { action: 'remove', note: 'No ads.' })
  await appeal(marcus, id, 'It was not an ad.')
  await expect(marcus.page.getByText('A moderator will read it. You’ll get a notification.')).toBeVisible()
  await expect(marcus.page.getByRole('button', { name: 'Send appeal' }), 'once').toHaveCount(0)

  await openAppeal(keeper)
  await expect(keeper.page.getByText('It was not an ad.')).toBeVisible()
  await expect(keeper.page.getByText('No ads.').first()).toBeVisible()
  await expect(keeper.page.getByRole('list', { name: 'Decisions' })).toContainText('Appealed, not answered yet')
  await keeper.page.getByLabel('New note').fill('Sells shoes.')
  await keeper.page.getByRole('button', { name: 'Add note' }).click()
  const notes = keeper.page.getByRole('list', { name: 'Notes' })
  await expect(notes.getByRole('listitem')).toHaveText(/^Sells shoes\.keeper/)
  await notes.getByRole('button', { name: 'Delete note' }).click()
  await expect(notes).toHaveCount(0)
  await keeper.page.getByLabel(/^Your answer/).fill('It had a price in it.')
  await keeper.page.getByRole('button', { name: 'Uphold the decision' }).click()
  await expect(toast(keeper.page).getByText('Decision upheld')).toBeVisible()

  await marcus.page.goto('/notifications')
  await marcus.page.getByRole('link', { name: /Your appeal was answered\./ }).click()
  await expect(marcus.page.getByText('The decision stays.')).toBeVisible()
  await expect(marcus.page.getByText('It had a price in it.')).toBeVisible()

  const thread = await createDiscussion(lee, 'A thread')
  const reply = await createReply(marcus, thread, 'Just a joke.')
  const { id: second } = await moderate(dana, `posts/reply/${reply.id}`, { action: 'remove' })
  await appeal(marcus, second, 'It was a joke among friends.')
  await openAppeal(keeper)
  await keeper.page.getByRole('button', { name: 'Reverse the decision' }).click()
  await expect(toast(keeper.page).getByText('Decision reversed')).toBeVisible()
  await lee.page.goto(`/community/${thread.id}`)
  await expect(lee.page.getByText('Just a joke.')).toBeVisible()
  await marcus.page.goto('/notifications')
  await marcus.page.getByRole('link', { name: /Your appeal was successful\./ }).click()
  await expect(marcus.page.getByText('The decision was reversed.')).toBeVisible()
})

test('asks members to accept changed guidelines before they post', async ({ site, keeper }) => {
  const marcus = await site.open('marcus')
  const discussion = await createDiscussion(keeper, 'New guidelines')
  const saved = await keeper.api.patch('/api/admin/pages/guidelines', {
    data: { content: 'Be kind.', acceptAgain: true },
  })
  expect(saved.status()).toBe(200)
  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByText('Before you post')).toBeVisible()
  await expect(marcus.page.getByRole('button', { name: 'Write a reply' })).toHaveCount(0)
  await expect(marcus.page.getByRole('link', { name: 'community guidelines' })).toHaveAttribute('href', '/guidelines')
  await marcus.page.goto('/community')
  await marcus.page.getByRole('button', { name: 'Start a Discussion' }).click()
  await marcus.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(marcus.page.getByRole('dialog').getByLabel('Title')).toBeVisible()
  await marcus.page.goto(`/community/${discussion.id}`)
  await expect(marcus.page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
})

async function appeal({ page }: Person, decisionId: string, message: string): Promise<void> {
  await page.goto(`/decisions/${decisionId}`)
  await page.getByRole('textbox', { name: 'Your appeal' }).fill(message)
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(toast(page).getByText('Your appeal was sent')).toBeVisible()
}

async function openAppeal({ page }: Person): Promise<void> {
  await page.goto('/notifications')
  await page.getByRole('link', { name: 'marcus has appealed a decision.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Appeal by marcus' })).toBeVisible()
}
