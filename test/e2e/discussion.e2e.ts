import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ForumPost } from '#contract/forum.ts'
import { findChallenge, joinChallenge } from './challenges.ts'
import { test, cards, card, replies, createDiscussion, createReply, writeReply } from './discussions.ts'
import { holdRequests, unreachableMessage, loseResponses } from './network.ts'
import { expect, toast } from './site.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('shows the replies, oldest first, and lets their author edit and delete them', async ({
  page,
  signUp,
  api,
  otherMember,
}) => {
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

  const toDiscussion = page.getByRole('group', { name: 'Answers to the discussion' })
  await page.route('**/api/reactions', (route) => route.abort(), { times: 1 })
  await toDiscussion.getByRole('button', { name: 'With you' }).click()
  await expect(toast(page).getByText(unreachableMessage)).toBeVisible()
  await expect(toDiscussion.getByRole('button', { name: 'With you', exact: true, pressed: false })).toBeVisible()
  const sendReaction = await holdRequests(page, /\/api\/reactions$/, 1)
  await toDiscussion.getByRole('button', { name: 'With you' }).click()
  await expect(toDiscussion.getByRole('button', { name: 'With you 1', pressed: true })).toBeVisible()
  sendReaction()
  await toDiscussion.getByRole('button', { name: 'Same here' }).press('Enter')
  await expect(toDiscussion.getByRole('button', { name: 'Same here 1', pressed: true })).toBeVisible()
  const toReply = replies(page)
    .nth(1)
    .getByRole('group', { name: /^Answers to the reply by/ })
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/reactions') && response.request().postDataJSON().kind === 'reply',
  )
  await toReply.getByRole('button', { name: 'Thank you' }).click()
  await saved
  await expect(replies(page).nth(0).getByRole('group'), 'nobody answers their own reply').toHaveCount(0)

  await page.reload()
  await expect(toDiscussion.getByRole('button')).toHaveText([
    'With you',
    'Thank you',
    'Same here 1',
    /^1 answer to .*: see who$/,
  ])
  await expect(toReply.getByRole('button', { name: 'Thank you 1', pressed: true })).toBeVisible()
  await toReply.getByRole('button', { name: 'Thank you 1' }).click()
  await expect(toReply.getByRole('button', { name: 'Thank you', exact: true, pressed: false })).toBeVisible()
  await page.getByRole('button', { name: 'Edit reply' }).click()
  const area = page.getByRole('textbox', { name: 'Edit reply' })
  await expect(area).toBeFocused()
  await area.fill('Sleep, mostly.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(replies(page).first()).toContainText('Sleep.')
  await page.getByRole('button', { name: 'Edit reply' }).click()
  await area.fill('Sleep, mostly.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(replies(page).first()).toContainText('Sleep, mostly.')
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
  await expect(replies(page)).toContainText('And walking.')
  await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible()
  await expect(toast(page).getByText('Reply deleted')).toBeVisible()
  await expect(replies(page), 'the next one').toBeFocused()

  await writeReply(page, 'I **do**.')
  await page.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
  await page.getByRole('textbox', { name: 'Describe picture 1' }).fill('A dot')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(replies(page).last()).toContainText('I do.')
  await expect(replies(page).last().getByRole('img', { name: 'A dot' })).toBeVisible()
  await expect(page.getByText('Posted', { exact: true }), 'for screen readers').toHaveCount(1)
  await expect(page.getByRole('heading', { name: '2 replies' })).toBeVisible()
  await page.getByRole('link', { name: 'Community' }).last().click()
  await expect(card(page, 'What helps')).toContainText('2 replies')
})

test('leads from a challenge to its thread, also with the note of a day', async ({
  page,
  signUp,
  api,
  otherMember,
}) => {
  await signUp()
  const challenge = await findChallenge(api)
  const { id } = await joinChallenge(api, challenge)
  const marked = await api.post(`/api/user-challenges/${id}/check-ins`, { data: { note: 'Rained. Went anyway.' } })
  await expect(marked).toBeOK()
  await page.goto(`/challenge/${challenge.id}`)
  const write = page.getByRole('button', { name: 'Write the first post' })
  // It is read when it comes near the screen, whose parts load one after the other.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(write).toBeVisible({ timeout: 1000 })
  }).toPass()
  await write.click()
  await page.getByRole('textbox', { name: 'Your post' }).fill('Who else is on day one?')
  await expect(page.getByText('Posting here shows that you take part.')).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: challenge.title })).toBeVisible()
  await expect(replies(page)).toHaveText([/Who else is on day one\?/])
  await expect(page.getByText('Posting here shows that you take part.')).toBeVisible()

  await page.getByRole('link', { name: 'See the challenge' }).click()
  await page.getByRole('button', { name: /^Post to the thread/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Post this note?' })
  await expect(dialog).toContainText('Every member can read it')
  await expect(dialog).toContainText('It shows that you take part.')
  await dialog.getByRole('button', { name: 'Post note' }).click()
  await expect(toast(page).getByText('Note posted')).toBeVisible()
  const link = page.getByRole('link', { name: 'Talk about it · 2 replies' })
  await link.click()
  await expect(replies(page).last()).toContainText('Rained. Went anyway.')
  const listed: ForumPost[] = await (await otherMember.get('/api/forum')).json()
  expect(listed.map(({ challengeId }) => challengeId)).toContain(challenge.id)
})

test('shows a new reply at the end of a long thread and moves neither the form nor the older replies @prove', async ({
  page,
  signUp,
  otherMember,
}) => {
  await signUp()
  const discussion = await createDiscussion(otherMember, { title: 'A long thread' })
  for (let index = 1; index <= 55; index++) await createReply(otherMember, discussion, `${index} `.repeat(60))
  const releasePage = await holdRequests(page, /\/replies\?cursor=/)
  await page.goto(`/community/${discussion.id}`)
  await expect(page.getByRole('heading', { name: '55 replies' })).toBeVisible()
  await expect(replies(page)).toHaveCount(50)
  await writeReply(page, 'The newest')
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toBeInViewport()
  await page.keyboard.type(' of all.')
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('The newest of all.')
  await expect(replies(page), 'nothing loads while the member is writing').toHaveCount(50)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(replies(page)).toHaveCount(51)
  await expect(replies(page).last()).toContainText('The newest of all.')
  await expect(replies(page).last()).toBeInViewport()
  await expect(page.getByRole('heading', { name: '56 replies' })).toBeVisible()
  const first = replies(page).first()
  await first.scrollIntoViewIfNeeded()
  releasePage()
  await expect(replies(page)).toHaveCount(56)
  await expect(replies(page).nth(50)).toContainText('51 51')
  await expect(replies(page).last()).toContainText('The newest of all.')
  await expect(first).toBeInViewport()
  await expect(replies(page).last()).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'More replies' })).toHaveCount(0)
})

test('keeps a reply draft for each discussion, and posts it once when the response is lost @prove', async ({
  page,
  signUp,
  otherMember,
}) => {
  await signUp()
  const [one, two] = [
    await createDiscussion(otherMember, { title: 'One' }),
    await createDiscussion(otherMember, { title: 'Two' }),
  ]
  await page.goto(`/community/${one.id}`)
  await writeReply(page, 'Not finished')
  await page.goto(`/community/${two.id}`)
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('')
  await page.goto(`/community/${one.id}`)
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('Not finished')
  await page.getByRole('textbox', { name: 'Write a reply' }).fill('')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('')

  await writeReply(page, 'Me too.')
  await loseResponses(page, '**/replies')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(unreachableMessage)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible()
  await expect(replies(page)).toHaveCount(1)
})

test('lets the author edit a discussion, and delete it with or without replies', async ({
  page,
  signUp,
  api,
  otherMember,
}) => {
  const { username } = await signUp()
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

  await createReply(otherMember, discussion, 'It is all right.')
  await card(page, 'After').getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Delete discussion' }).click()
  const confirmDialog = page.getByRole('alertdialog', { name: 'Delete this discussion?' })
  await expect(confirmDialog).toContainText('Replies from others stay, and your post is shown as “Deleted”.')
  await confirmDialog.getByRole('button', { name: 'Delete discussion' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted' })).toBeVisible()
  await expect(toast(page).getByText('Discussion deleted')).toBeVisible()
  await expect(page.getByText('Old words.')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(username)
  await expect(replies(page)).toContainText('It is all right.')
  await expect(page.getByRole('button', { name: 'Edit discussion' })).toHaveCount(0)
  await page.goBack()
  await expect(card(page, 'Deleted').first()).toContainText('1 reply')
  await page.goto('/pillar/physical?tab=community')
  await expect(card(page, 'Deleted').first()).toContainText('1 reply')
  await expect(card(page, 'Deleted').first()).not.toContainText(username)

  const unanswered = await createDiscussion(api, { title: 'Nobody saw' })
  await page.goto('/community')
  await card(page, 'Nobody saw').getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Delete discussion' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete discussion' }).click()
  await expect(page).toHaveURL(/\/community$/)
  await expect(cards(page).first()).toBeVisible()
  await expect(card(page, 'Nobody saw')).toHaveCount(0)
  await page.goto(`/community/${unanswered.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Discussion not found.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Community' }).click()
  await expect(page).toHaveURL(/\/community$/)
})

test.describe('forms on a phone', () => {
  test('keep the box for a reply above the keyboard @prove', async ({ page, signUp, api }) => {
    await signUp()
    const reply = form(page, 'Write a reply')
    const field = page.getByRole('textbox', { name: 'Write a reply' })
    await page.setViewportSize({ width: 390, height: 664 })
    await openThread(page, api)
    await expect(reply, 'also at the top of a long thread').toBeInViewport()
    await field.click()
    await page.setViewportSize({ width: 390, height: 400 })
    await expectFormInView(page, reply)
    await expect(field).toBeFocused()
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/Required/)
    const before = await field.boundingBox()
    await page.keyboard.type('A line.\n'.repeat(6))
    expect((await field.boundingBox())?.height, 'the field grows').toBeGreaterThan(before?.height ?? Infinity)
    await expectFormInView(page, reply)
    await field.fill('The newest of all.')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replies(page).last()).toContainText('The newest of all.')
    await expectFormInView(page, replies(page).last())
    const [last, box] = [await replies(page).last().boundingBox(), await reply.boundingBox()]
    expect((last?.y ?? 0) + (last?.height ?? 0), 'above the box').toBeLessThanOrEqual(box?.y ?? 0)
    await expect(field).toBeFocused()
  })

  test('show a form for editing, a restored draft and the note of a challenge above the keyboard @prove', async ({
    page,
    signUp,
    api,
  }) => {
    await signUp()
    await page.setViewportSize({ width: 390, height: 400 })
    const { id } = await openThread(page, api)
    await page.getByRole('button', { name: 'Edit reply' }).nth(6).click()
    await expect(page.getByRole('textbox', { name: 'Edit reply' })).toBeFocused()
    await expectFormInView(page, form(page, 'Edit reply'))
    await writeReply(page, 'A draft. '.repeat(60))
    for (const height of [400, 664]) {
      await page.setViewportSize({ width: 390, height })
      await page.goto('/community')
      await page.goto(`/community/${id}`)
      const field = page.getByRole('textbox', { name: 'Write a reply' })
      await expect(field, 'a restored draft does not take the focus').not.toBeFocused()
      await field.scrollIntoViewIfNeeded()
      await field.click()
      await expectFormInView(page, form(page, 'Write a reply'))
    }

    const challenge = await findChallenge(api)
    await joinChallenge(api, challenge)
    await page.goto(`/challenge/${challenge.id}`)
    await page.getByRole('button', { name: 'Add a note' }).click()
    await page.setViewportSize({ width: 390, height: 400 })
    const button = page.getByRole('button', { name: 'Mark Day Complete' })
    await expectFormInView(page, page.locator('form').filter({ has: button }))
    await expect(page.getByLabel(/^Note for day 1/)).toBeFocused()
  })
})

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
