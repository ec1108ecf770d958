import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ForumPost } from '#contract/forum.ts'
import { test, toast, cards, card, replies, createDiscussion, createReply, writeReply } from './discussions.ts'
import { holdRequests, unreachableMessage, loseResponses } from './network.ts'
import { expect } from './site.ts'

test.describe('discussion page', () => {
  test('shows the first post and the replies, oldest first', async ({ page, signUp, api, otherMember }) => {
    const { username } = await signUp()
    const discussion = await createDiscussion(otherMember, {
      pillar: 'mental',
      title: 'What helps',
      content: 'Tell me.\n\n## Honestly',
    })
    await createReply(api, discussion, 'Sleep.')
    await createReply(otherMember, discussion, 'And *walking*.')
    await page.goto('/community')
    await card(page, 'What helps').getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/community/${discussion.id}$`))
    await expect(page).toHaveTitle('What helps · Seven Pillars')
    await expect(page.getByRole('heading', { level: 1, name: 'What helps' })).toBeVisible()
    await expect(page.getByText('Mental & Emotional')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Honestly' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '2 replies' })).toBeVisible()
    await expect(replies(page)).toHaveCount(2)
    await expect(replies(page).nth(0)).toContainText('Sleep.')
    await expect(replies(page).nth(0)).toContainText(username)
    await expect(replies(page).nth(1)).toContainText('And walking.')
    await expect(replies(page).nth(1).getByText('Author'), 'the author is marked').toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Edit discussion' }),
      'other members’ replies cannot be edited',
    ).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Edit reply' })).toHaveCount(1)
  })

  test('adds a reply and updates the number of replies', async ({ page, signUp, otherMember }) => {
    await signUp()
    const discussion = await createDiscussion(otherMember, { title: 'Ask me' })
    await page.goto(`/community/${discussion.id}`)
    await expect(page.getByRole('heading', { name: 'No replies yet' })).toBeVisible()
    await writeReply(page, '')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Required')
    await page.getByRole('textbox', { name: 'Your reply' }).fill('I **do**.')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replies(page)).toContainText('I do.')
    await expect(toast(page).getByText('Reply posted')).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
    await page.getByRole('link', { name: 'Community' }).last().click()
    await expect(card(page, 'Ask me')).toContainText('1 reply')
  })

  test('stays at the older replies while the last page loads after a new reply', async ({
    page,
    signUp,
    otherMember,
  }) => {
    await signUp()
    const discussion = await createDiscussion(otherMember, { title: 'A long thread' })
    for (let index = 1; index <= 60; index++) await createReply(otherMember, discussion, `${index} `.repeat(60))
    const releasePage = await holdRequests(page, /\/replies\?cursor=/)
    await page.goto(`/community/${discussion.id}`)
    await writeReply(page, 'The newest of all.')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replies(page).last()).toContainText('The newest of all.')
    await expect(replies(page).last()).toBeInViewport()
    const first = replies(page).first()
    await first.scrollIntoViewIfNeeded()
    releasePage()
    await expect(replies(page)).toHaveCount(61)
    await expect(replies(page).last()).toContainText('The newest of all.')
    await expect(first).toBeInViewport()
    await expect(replies(page).last()).not.toBeInViewport()
  })

  test('keeps a separate reply draft for each discussion', async ({ page, signUp, otherMember }) => {
    await signUp()
    const [one, two] = [
      await createDiscussion(otherMember, { title: 'One' }),
      await createDiscussion(otherMember, { title: 'Two' }),
    ]
    await page.goto(`/community/${one.id}`)
    await writeReply(page, 'Not finished')
    await page.goto(`/community/${two.id}`)
    await expect(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
    await page.goto(`/community/${one.id}`)
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Not finished')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
  })

  test('posts a reply once when the response is lost', async ({ page, signUp, otherMember }) => {
    await signUp()
    const discussion = await createDiscussion(otherMember, { title: 'Once is enough' })
    await page.goto(`/community/${discussion.id}`)
    await writeReply(page, 'Me too.')
    await loseResponses(page, '**/replies')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(unreachableMessage)
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible()
    await expect(replies(page)).toHaveCount(1)
  })

  test('lets the author edit a discussion and marks it as edited', async ({ page, signUp, api }) => {
    await signUp()
    const discussion = await createDiscussion(api, { pillar: 'career', title: 'Before', content: 'Old words.' })
    await page.goto('/community?pillar=career')
    await card(page, 'Before').getByRole('heading').getByRole('link').click()
    await page.getByRole('button', { name: 'Edit discussion' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit discussion' })
    await expect(dialog.getByLabel('Title')).toHaveValue('Before')
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('Old words.')
    await dialog.getByLabel('Title').fill('After')
    await dialog.getByLabel('Pillar').selectOption('Physical Strength')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page).getByText('Discussion updated')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'After' })).toBeVisible()
    await expect(page.getByText('edited', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(card(page, 'After'), 'the discussion moved to another pillar').toHaveCount(0)
    await page.getByRole('tab', { name: 'Physical' }).click()
    await expect(card(page, 'After')).toBeVisible()
    expect((await (await api.get(`/api/forum/${discussion.id}`)).json()).pillar).toBe('physical')
  })

  test('lets the author edit and delete a reply', async ({ page, signUp, api, otherMember }) => {
    await signUp()
    const discussion = await createDiscussion(otherMember, { title: 'Slips of the pen' })
    await createReply(api, discussion, 'Teh first.')
    await createReply(otherMember, discussion, 'The second.')
    await page.goto(`/community/${discussion.id}`)
    await page.getByRole('button', { name: 'Edit reply' }).click()
    const area = page.getByRole('textbox', { name: 'Reply' })
    await expect(area).toBeFocused()
    await area.fill('The first.')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(replies(page).first()).toContainText('Teh first.')
    await page.getByRole('button', { name: 'Edit reply' }).click()
    await area.fill('The first.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(replies(page).first()).toContainText('The first.')
    await expect(replies(page).first()).toContainText('edited')
    await expect(toast(page).getByText('Reply updated')).toBeVisible()

    await page.getByRole('button', { name: 'Delete reply' }).click()
    const confirmDialog = page.getByRole('alertdialog', { name: 'Delete this reply?' })
    await expect(confirmDialog).toContainText('This can’t be undone.')
    await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(replies(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete reply' }).click()
    await confirmDialog.getByRole('button', { name: 'Delete reply' }).click()
    await expect(replies(page)).toHaveCount(1)
    await expect(replies(page)).toContainText('The second.')
    await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible()
    await expect(toast(page).getByText('Reply deleted')).toBeVisible()
  })

  test('keeps a deleted discussion as "Deleted" when others have replied', async ({
    page,
    signUp,
    api,
    otherMember,
  }) => {
    const { username } = await signUp()
    const discussion = await createDiscussion(api, { title: 'I should not have', content: 'Too much said.' })
    await createReply(otherMember, discussion, 'It is all right.')
    await page.goto('/community')
    await card(page, 'I should not have').getByRole('heading').getByRole('link').click()
    await page.getByRole('button', { name: 'Delete discussion' }).click()
    const confirmDialog = page.getByRole('alertdialog', { name: 'Delete this discussion?' })
    await expect(confirmDialog).toContainText('Replies from others stay, and your post is shown as “Deleted”.')
    await confirmDialog.getByRole('button', { name: 'Delete discussion' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deleted' })).toBeVisible()
    await expect(toast(page).getByText('Discussion deleted')).toBeVisible()
    await expect(page.getByText('Too much said.')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(username)
    await expect(replies(page)).toContainText('It is all right.')
    await expect(page.getByRole('button', { name: 'Edit discussion' })).toHaveCount(0)
    await page.goBack()
    await expect(card(page, 'Deleted').first()).toContainText('1 reply')
    await page.goto('/pillar/purpose?tab=community')
    await expect(card(page, 'Deleted').first()).toContainText('1 reply')
    await expect(card(page, 'Deleted').first()).not.toContainText('by ')
  })

  test('removes a deleted discussion without replies', async ({ page, signUp, api }) => {
    await signUp()
    const discussion = await createDiscussion(api, { title: 'Nobody saw' })
    await page.goto('/community')
    await card(page, 'Nobody saw').getByRole('heading').getByRole('link').click()
    await page.getByRole('button', { name: 'Delete discussion' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete discussion' }).click()
    await expect(page).toHaveURL(/\/community$/)
    await expect(cards(page).first()).toBeVisible()
    await expect(card(page, 'Nobody saw')).toHaveCount(0)
    await page.goto(`/community/${discussion.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Discussion not found.' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Community' }).click()
    await expect(page).toHaveURL(/\/community$/)
  })
})

test.describe('forms on a phone', () => {
  /** Expects the whole form between the header and the bottom edge, where the keyboard begins. */
  async function expectFormInView(page: Page, form: Locator): Promise<void> {
    await expect(async () => {
      const header = await page.getByRole('banner').boundingBox()
      const box = await form.boundingBox()
      const height = page.viewportSize()?.height ?? 0
      expect(box?.y ?? 0, 'below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect((box?.y ?? 0) + (box?.height ?? 0), 'above the keyboard').toBeLessThanOrEqual(height)
    }).toPass()
  }

  async function openThread(page: Page, api: APIRequestContext, replyCount = 12): Promise<ForumPost> {
    const discussion = await createDiscussion(api, { title: 'Many words', content: 'Word. '.repeat(400) })
    for (let index = 1; index <= replyCount; index++) await createReply(api, discussion, `${index} `.repeat(80))
    await page.goto(`/community/${discussion.id}`)
    await expect(replies(page)).toHaveCount(replyCount)
    return discussion
  }

  const form = (page: Page, name: string) => page.getByRole('form', { name })
  const sizes = [
    { width: 390, height: 664 },
    { width: 390, height: 400 },
  ]

  for (const size of sizes) {
    for (const place of ['first', 'last'] as const) {
      test(`shows the whole reply form at ${size.height} px from the ${place} button`, async ({
        page,
        signUp,
        api,
      }) => {
        await signUp()
        await page.setViewportSize(size)
        await openThread(page, api)
        await page.getByRole('button', { name: 'Write a reply' })[place]().click()
        await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
        await expectFormInView(page, form(page, 'Write a reply'))
      })
    }

    test(`shows the whole edit form and the saved draft at ${size.height} px`, async ({ page, signUp, api }) => {
      await signUp()
      await page.setViewportSize(size)
      const { id } = await openThread(page, api)
      await page.getByRole('button', { name: 'Edit reply' }).nth(6).click()
      await expect(page.getByRole('textbox', { name: 'Reply', exact: true })).toBeFocused()
      await expectFormInView(page, form(page, 'Edit reply'))
      await writeReply(page, 'A draft. '.repeat(60))
      await page.goto('/community')
      await page.goto(`/community/${id}`)
      const field = page.getByRole('textbox', { name: 'Your reply' })
      await expect(field, 'a restored draft does not take the focus').not.toBeFocused()
      await field.scrollIntoViewIfNeeded()
      await field.click()
      await expectFormInView(page, form(page, 'Write a reply'))
    })
  }

  test('keeps the reply form above the keyboard when it opens', async ({ page, signUp, api }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 664 })
    await openThread(page, api)
    await page.getByRole('button', { name: 'Write a reply' }).first().click()
    await expectFormInView(page, form(page, 'Write a reply'))
    await page.setViewportSize({ width: 390, height: 400 })
    await expectFormInView(page, form(page, 'Write a reply'))
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
  })

  test('keeps the reply form above the keyboard while an error shows and its field grows', async ({
    page,
    signUp,
    api,
  }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 664 })
    await openThread(page, api)
    await page.getByRole('button', { name: 'Write a reply' }).first().click()
    const field = page.getByRole('textbox', { name: 'Your reply' })
    await expect(field).toBeFocused()
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/Required/)
    await expectFormInView(page, form(page, 'Write a reply'))
    const before = await field.boundingBox()
    await page.keyboard.type('A line.\n'.repeat(12))
    expect((await field.boundingBox())?.height).toBeGreaterThan(before?.height ?? Infinity)
    await expectFormInView(page, form(page, 'Write a reply'))
  })

  test('keeps the field below the header when the form does not fit', async ({ page, signUp, api }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 664 })
    await openThread(page, api)
    await page.getByRole('button', { name: 'Write a reply' }).first().click()
    await expectFormInView(page, form(page, 'Write a reply'))
    await page.setViewportSize({ width: 390, height: 180 })
    const field = page.getByRole('textbox', { name: 'Your reply' })
    await expect(async () => {
      const header = await page.getByRole('banner').boundingBox()
      const [box, formBox] = [await field.boundingBox(), await form(page, 'Write a reply').boundingBox()]
      expect(formBox?.height).toBeGreaterThan(180 - (header?.height ?? 0))
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(180)
    }).toPass()
  })

  test('scrolls to the new reply', async ({ page, signUp, api }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 400 })
    await openThread(page, api)
    await writeReply(page, 'The newest of all.')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replies(page).last()).toContainText('The newest of all.')
    await expectFormInView(page, replies(page).last())
    await expect(page.getByRole('button', { name: 'Write a reply' }).last()).toBeFocused()
  })

  test('shows the note of a challenge with its button above the keyboard', async ({ page, signUp, api }) => {
    await signUp()
    const [challenge] = await (await api.get('/api/challenges')).json()
    await api.post('/api/user-challenges', { data: { challengeId: challenge.id } })
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(`/challenge/${challenge.id}`)
    await page.getByRole('button', { name: 'Add a note' }).click()
    await page.setViewportSize({ width: 390, height: 400 })
    const button = page.getByRole('button', { name: 'Mark Day Complete' })
    await expectFormInView(page, page.locator('form').filter({ has: button }))
    await expect(page.getByLabel(/^Note for day 1/)).toBeFocused()
  })
})
