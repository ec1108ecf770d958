import {
  test,
  cards,
  card,
  newDiscussionDialog,
  replies,
  createDiscussion,
  createReply,
  openDiscussionForm,
  writeReply,
} from './discussions.ts'
import { unreachableMessage, loseResponses } from './network.ts'
import { pillarLabels } from './pillar-labels.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, logOut, password, signUpAt, toast } from './site.ts'

test('shows each discussion’s pillar, title, two lines, author, replies and date, filtered by tabs', async ({
  page,
  signUp,
  api,
  context,
  otherMember,
}) => {
  const { username } = await signUp()
  const content = `# Why\n\nI **walk** every day, [here](https://example.org) is how.\n\n${'- more of it\n'.repeat(40)}`
  const discussion = await createDiscussion(api, { pillar: 'physical', title: 'Walking in the rain', content })
  await createReply(otherMember, discussion, 'Good.')
  await createReply(api, discussion, 'Thanks.')
  await page.goto('/community')
  await expect(page).toHaveTitle(/Community · Seven Pillars$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible()

  const shown = card(page, 'Walking in the rain')
  await expect(shown).toContainText('Physical Strength')
  await expect(shown).toContainText(`by ${username}`)
  await expect(shown).toContainText('2 replies')
  await expect(shown).toContainText(`last by ${username}, just now`)
  await expect(shown.getByRole('time').first()).toHaveText(/^(just now|1 minute ago)$/)
  await expect(shown.getByRole('time').first(), 'the exact time on demand').toHaveAttribute('title', /\d:\d\d/)
  const words = shown.getByText('Why I walk every day, here is how.')
  const lines = await words.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines), 'the content is cut after two lines').toBe(2)
  await expect(card(page, 'Walking in the rain')).not.toContainText('**')

  const names = ['All', 'Purpose', 'Mental', 'Physical', 'Brotherhood', 'Relationships', 'Career', 'Spiritual']
  await expect(page.getByRole('tab')).toHaveText(names)
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Mental' }).click()
  await expect(page).toHaveURL(/\/community\?pillar=mental$/)
  await expect(card(page, 'Walking in the rain')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Physical' }).click()
  await expect(card(page, 'Walking in the rain')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Physical' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(page).toHaveURL(/\/community$/)

  await page.goto('/community?pillar=nonsense')
  await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')

  await card(page, 'Walking in the rain').getByRole('heading').getByRole('link').click()
  await expect(replies(page)).toHaveCount(2)
  await page.goBack()
  await createReply(otherMember, discussion, 'A new reply.')
  await card(page, 'Walking in the rain').getByRole('heading').getByRole('link').click()
  await expect(replies(page).last(), 'read again on every visit').toContainText('A new reply.')
  // Not earlier: its card could move the other one away from under the pointer.
  await createDiscussion(otherMember, { title: 'A new discussion' })
  await page.getByRole('main').getByRole('link', { name: 'Community' }).click()
  await expect(card(page, 'A new discussion')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Spiritual' }).click()
  await expect(page.getByRole('alert').getByText(unreachableMessage)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('invites the member to start the first discussion, and shows it immediately @prove', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUpAt(site, page.request, 'tom')
  await page.goto(`${site.url}/community`)
  await expect(page.getByText('No discussions yet. Be the first to start one!')).toBeVisible()
  await page.getByRole('tab', { name: 'Physical' }).click()
  await expect(page.getByText('No discussions in Physical Strength yet. Be the first to start one!')).toBeVisible()
  await expectAccessible(page)

  let dialog = await openDiscussionForm(page)
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByLabel('Pillar')).toHaveValue('physical')
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  await expect(dialog.getByText('Nothing to preview yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(['Required', 'Required'])
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Somebody *has* to.')
  await dialog.getByLabel('Title').fill('  I   will begin ')
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page).getByText('Post created')).toBeVisible()
  await expect(card(page, 'I will begin')).toContainText('Somebody has to.')
  await expect(card(page, 'I will begin')).toContainText('No replies yet')
  await toast(page).getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'I will begin' })).toBeVisible()
  await page.goto(`${site.url}/community`)
  dialog = await openDiscussionForm(page)
  await expect(dialog.getByLabel('Title'), 'the next discussion starts empty').toHaveValue('')
  await expect(dialog.getByLabel('Pillar')).toHaveValue('purpose')
  await expect(dialog.getByRole('option')).toHaveText(pillarLabels)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Career' }).click()
  await expect(page.getByText('No discussions in Career & Finances yet. Be the first to start one!')).toBeVisible()
})

test('starts a discussion with the keyboard alone', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/community?pillar=career')
  await page.getByRole('button', { name: 'Start a Discussion' }).focus()
  await page.keyboard.press('Enter')
  await expect(newDiscussionDialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('By hand')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Write' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(newDiscussionDialog(page).getByRole('textbox', { name: 'Content' })).toBeFocused()
  await page.keyboard.type('No **mouse** was needed.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start a Discussion' })).toBeFocused()
  await page.keyboard.press('Enter')
  await newDiscussionDialog(page).getByRole('textbox', { name: 'Content' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(newDiscussionDialog(page).getByRole('tabpanel')).toHaveText('No mouse was needed.')
  await expect(newDiscussionDialog(page).getByRole('strong')).toHaveText('mouse')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page).getByText('Post created')).toBeVisible()

  await page.getByRole('tab', { name: 'Career' }).focus()
  await page.keyboard.press('Tab')
  await expect(card(page, 'By hand').getByRole('link').first(), 'the author').toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page, 'By hand').getByRole('heading').getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By hand' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Write a reply' }).focus()
  await page.keyboard.type('Agreed.')
  await page.keyboard.press('Control+Enter')
  await expect(replies(page)).toContainText('Agreed.')
  await expect(page.getByRole('textbox', { name: 'Write a reply' })).toBeFocused()
})

test('keeps a discussion draft until the member posts or discards it or signs out @prove', async ({
  page,
  signUp,
  api,
  context,
}) => {
  const { id, email } = await signUp()
  const getDraftKeys = () => page.evaluate((key) => Object.keys(localStorage).filter((name) => name.includes(key)), id)
  await page.goto('/community')
  let dialog = await openDiscussionForm(page)
  await dialog.getByLabel('Title').fill('Half a thought')
  await dialog.getByRole('textbox', { name: 'Content' }).fill('It goes on')
  await dialog.getByLabel('Pillar').selectOption('Career & Finances')
  await page.reload()
  dialog = await openDiscussionForm(page)
  await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought')
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('It goes on')
  await expect(dialog.getByLabel('Pillar')).toHaveValue('career')

  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
  await api.post('/api/auth/sign-in', { data: { email, password } })
  await page.goto('/community')
  dialog = await openDiscussionForm(page)
  await expect(dialog.getByLabel('Title'), 'after the session has ended').toHaveValue('Half a thought')
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(toast(page).getByText('Post created')).toBeVisible()
  await expect(card(page, 'Half a thought')).toHaveCount(1)
  expect(await getDraftKeys()).toEqual([])

  dialog = await openDiscussionForm(page)
  await dialog.getByLabel('Title').fill('Never mind')
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Or do')
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  await expect(dialog.getByRole('tabpanel')).toHaveText('Or do')
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  await expect(dialog.getByRole('tabpanel')).toHaveText('Nothing to preview yet.')
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  expect(await getDraftKeys()).toEqual([])
  await dialog.getByLabel('Title').fill('Not for others')
  expect(await getDraftKeys()).toHaveLength(1)
  await page.keyboard.press('Escape')
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await getDraftKeys()).toEqual([])
})

test('posts a discussion once when the response is lost and it is sent again after a reload @prove', async ({
  page,
  signUp,
}) => {
  const { username } = await signUp()
  const title = `Only once, ${username}`
  await page.goto('/community')
  let dialog = await openDiscussionForm(page)
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('textbox', { name: 'Content' }).fill('  Sent, and never heard of again. ')
  // The server handles the request; only the response is lost.
  await loseResponses(page, '**/api/forum', 2)
  for (const attempt of ['the first', 'the second']) {
    await dialog.getByRole('button', { name: 'Post' }).click()
    await expect(dialog.getByRole('alert'), attempt).toHaveText(unreachableMessage)
  }
  await page.reload()
  dialog = await openDiscussionForm(page)
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(toast(page).getByText('Post created')).toBeVisible()
  await expect(card(page, title)).toHaveCount(1)
  await page.reload()
  await expect(card(page, title)).toHaveCount(1)
})

test('loads more discussions on scroll, says when that fails, and restores the position on Back @prove', async ({
  page,
  signUp,
  api,
}) => {
  await signUp()
  for (let index = 1; index <= 55; index++)
    await createDiscussion(api, { pillar: 'spiritual', title: `Number ${index}` })
  await page.goto('/community?pillar=spiritual')
  await expect(card(page, 'Number 55')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await page.route('**/api/forum?*cursor=*', (route) => route.abort(), { times: 1 })
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText(unreachableMessage)
  await page.getByRole('button', { name: 'Try again' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    cards(page).nth(20).getByRole('heading').getByRole('link'),
    'the focus moves to the first new discussion',
  ).toBeFocused()
  await expect(cards(page)).toHaveCount(40)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(card(page, 'Number 1'), 'the rest follows by itself').toBeVisible()
  await expect(cards(page)).toHaveCount(55)

  await card(page, 'Number 5').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3000)
  const getTop = async () => (await card(page, 'Number 5').boundingBox())?.y
  const top = (await getTop()) ?? 0
  await card(page, 'Number 5').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Number 5' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(card(page, 'Number 5')).toBeInViewport()
  await expect.poll(getTop).toBeCloseTo(top, -1)

  await card(page, 'Number 5').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Number 5' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Community' }).click()
  await expect(page).toHaveURL(/\/community\?pillar=spiritual$/)
  await expect.poll(getTop, 'the back link does the same').toBeCloseTo(top, -1)
})

const hostile = [
  '<script>alert(1)</script><img src=x onerror=alert(2)>',
  '[press me](javascript:alert(3)) [tab](java\tscript:alert(4)) [data](data:text/html,<script>alert(5)</script>)',
  '[slashes](//example.org/x) [backslashes](\\\\example.org) [relative](/api/logout) <javascript:alert(6)>',
  '![a far picture](https://tracker.example.org/pixel.png) ![inside](data:image/png;base64,AAAA) [fine](https://example.org/fine)',
  '[vb](vbscript:alert(7)) <iframe src="https://example.org"></iframe> <a href="javascript:alert(8)" onclick="alert(9)">raw</a>',
].join('\n\n')

test('shows malicious content as text or drops it, and runs and fetches nothing', async ({
  page,
  signUp,
  otherMember,
}) => {
  await signUp()
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  page.on('dialog', (dialog) => {
    requestedUrls.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  const discussion = await createDiscussion(otherMember, {
    title: '<b>Bold</b> <script>alert(0)</script>',
    content: hostile,
  })
  await createReply(otherMember, discussion, hostile)
  await page.goto('/community')
  await expect(card(page, '<b>Bold</b> <script>alert(0)</script>')).toContainText('<script>alert(1)</script>')
  await card(page, '<b>Bold</b> <script>alert(0)</script>').getByRole('heading').getByRole('link').click()
  await expect(replies(page).getByText('<script>alert(1)</script>', { exact: false })).toBeVisible()
  const text = page.getByRole('article')
  await expect(text.getByText('press me')).toBeVisible()
  await text.getByText('press me').click()
  const links = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')).filter((href) => !/^\/(?:members|community)\//.test(href ?? '')),
      )
  const outside = ['https://tracker.example.org/pixel.png', 'https://example.org/fine']
  await expect.poll(links).toEqual(['/community', ...outside, ...outside])
  const picture = text.getByRole('link', { name: /a far picture/ })
  await expect(picture).toHaveAttribute('rel', 'nofollow noopener noreferrer')
  await expect(picture).toHaveAccessibleName('a far picture (opens in a new tab)')
  await expect(page.getByRole('main').locator('img, iframe, script, [onclick], [onerror]')).toHaveCount(0)
  expect(requestedUrls.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
})

test('does not freeze or break a narrow screen on extreme content @prove', async ({
  page,
  signUp,
  api,
  otherMember,
  consoleErrors,
}) => {
  await signUp()
  const discussion = await createDiscussion(otherMember, { title: 'Deep', content: '>'.repeat(9990) })
  await createReply(otherMember, discussion, `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|\n'.repeat(1400)}`)
  await createReply(otherMember, discussion, '1. '.repeat(1600))
  await createReply(otherMember, discussion, 'And *this* is fine.')
  await page.goto(`/community/${discussion.id}`)
  await expect(replies(page)).toHaveCount(3)
  await expect(replies(page).last().getByRole('emphasis')).toHaveText('this')
  await expect(page.getByRole('article')).toContainText('>>>>>>>>>>')

  const table = `A | very | wide | table\n--- | --- | --- | ---\n${'wide '.repeat(9)}| b | c | d`
  const content = [table, 'long'.repeat(60), '- [ ] to do\n- [x] done', `~~~\n${'code '.repeat(60)}\n~~~`].join('\n\n')
  const wide = await createDiscussion(api, { title: `A ${'verylong'.repeat(13)}`, content })
  await createReply(api, wide, content)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/community', `/community/${wide.id}`]) {
    await page.goto(path)
    await expect(page.getByText('longlong').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
  await writeReply(page, content)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('group', { name: 'Preview' })
  await expect(preview.getByRole('table')).toBeVisible()
  // It scrolls by keyboard.
  await preview.focus()
  await page.keyboard.press('End')
  await expect.poll(() => preview.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await expectNoHorizontalScroll(page)
  // The box covers a part of what is under it, as the header does on a page that is scrolled.
  await page.evaluate(() => scrollBy(0, 1))
  await expectAccessible(page)
  await page.goto('/community')
  const dialog = await openDiscussionForm(page)
  await dialog.getByRole('textbox', { name: 'Content' }).fill(content)
  await expectAccessible(page)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  expect(consoleErrors).toEqual([])
})
