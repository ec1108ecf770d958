import {
  test,
  toast,
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
import { expect, expectAccessible, expectNoHorizontalScroll, password } from './site.ts'

test.describe('discussion list', () => {
  test('shows each discussion’s pillar, title, two lines, author, replies and date', async ({
    page,
    signUp,
    api,
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
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date())
    await expect(shown.getByRole('time')).toHaveText(today)
    const words = shown.getByText('Why I walk every day, here is how.')
    const lines = await words.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines), 'the content is cut after two lines').toBe(2)
    await expect(card(page, 'Walking in the rain')).not.toContainText('**')
  })

  test('filters discussions by pillar tabs and keeps the tab in the URL', async ({ page, signUp, api }) => {
    await signUp()
    await createDiscussion(api, { pillar: 'career', title: 'The talk on Monday' })
    await page.goto('/community')
    const names = ['All', 'Purpose', 'Mental', 'Physical', 'Brotherhood', 'Relationships', 'Career', 'Spiritual']
    await expect(page.getByRole('tab')).toHaveText(names)
    await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')

    await page.getByRole('tab', { name: 'Mental' }).click()
    await expect(page).toHaveURL(/\/community\?pillar=mental$/)
    await expect(card(page, 'The talk on Monday')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Career' }).click()
    await expect(card(page, 'The talk on Monday')).toBeVisible()
    await expect(page.getByText('Work, money and the difficult conversations.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Career' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'All' }).click()
    await expect(page).toHaveURL(/\/community$/)

    await page.goto('/community?pillar=nonsense')
    await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  })

  test('refetches the discussions on every visit', async ({ page, signUp, otherMember }) => {
    await signUp()
    await page.goto('/community')
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Pillars', exact: true }).click()
    const discussion = await createDiscussion(otherMember, { title: 'A new discussion' })
    await page.getByRole('link', { name: 'Community', exact: true }).click()
    await card(page, 'A new discussion').getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'No replies yet' })).toBeVisible()
    await page.goBack()
    await createReply(otherMember, discussion, 'A new reply.')
    await card(page, 'A new discussion').getByRole('heading').getByRole('link').click()
    await expect(replies(page)).toContainText('A new reply.')
  })

  test('links from a pillar to its discussions', async ({ page, signUp, api }) => {
    await signUp()
    await createDiscussion(api, {
      pillar: 'brotherhood',
      title: 'The table by the window',
      content: 'We **meet** on Fridays.',
    })
    await page.goto('/pillar/brotherhood')
    await page.getByRole('tab', { name: 'Community' }).click()
    await expect(page.getByText('We meet on Fridays.')).toBeVisible()
    await page.getByRole('link', { name: 'The table by the window' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The table by the window' })).toBeVisible()
  })

  test('shows an error when discussions cannot be loaded, with a retry', async ({ page, signUp, context }) => {
    await signUp()
    await page.goto('/community')
    await expect(cards(page).first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('tab', { name: 'Spiritual' }).click()
    await expect(page.getByRole('alert').getByText(unreachableMessage)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('invites the member to start the first discussion, overall and in each pillar', async ({ page, startSite }) => {
    const site = await startSite({ STARTER_CONTENT: 'off' })
    await page.request.post(`${site.url}/api/auth/sign-up`, {
      data: { email: 'tom@example.org', username: 'tom', password, setupCode: site.takeSetupCode() },
    })
    await page.goto(`${site.url}/community`)
    await expect(page.getByText('No discussions yet. Be the first to start one!')).toBeVisible()
    await page.getByRole('tab', { name: 'Physical' }).click()
    await expect(page.getByText('No discussions in Physical Strength yet. Be the first to start one!')).toBeVisible()
    await expectAccessible(page)

    const dialog = await openDiscussionForm(page)
    await expect(dialog.getByLabel('Pillar')).toHaveValue('physical')
    await dialog.getByLabel('Title').fill('I will begin')
    await dialog.getByRole('textbox', { name: 'Content' }).fill('Somebody has to.')
    await dialog.getByRole('button', { name: 'Post' }).click()
    await expect(card(page, 'I will begin')).toBeVisible()
    await page.getByRole('tab', { name: 'Career' }).click()
    await expect(page.getByText('No discussions in Career & Finances yet. Be the first to start one!')).toBeVisible()
  })

  test('welcomes a member who has just joined a challenge', async ({ page, signUp, api }) => {
    await signUp()
    const [challenge] = await (await api.get('/api/challenges?pillar=physical')).json()
    await page.goto(`/challenge/${challenge.id}`)
    await page.getByRole('button', { name: 'Join Challenge' }).click()
    await expect(page).toHaveURL(/\/community\?pillar=physical$/)
    const greeting = `You have joined ${challenge.title}. Say why you joined, or reply to someone.`
    await expect(page.getByText(greeting)).toBeVisible()
    await page.getByRole('tab', { name: 'Career' }).click()
    await expect(page.getByText('You have joined')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/challenge/${challenge.id}$`))
  })
})

test.describe('discussion form', () => {
  test('starts a discussion with a title, content and a pillar and shows it immediately', async ({ page, signUp }) => {
    const { username } = await signUp()
    await page.goto('/community')
    const dialog = await openDiscussionForm(page)
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expect(dialog.getByLabel('Pillar')).toHaveValue('purpose')
    await expect(dialog.getByRole('option')).toHaveText(pillarLabels)
    await dialog.getByLabel('Title').fill(`  What   ${username} needs `)
    await dialog.getByRole('textbox', { name: 'Content' }).fill('A *plan*.')
    await dialog.getByLabel('Pillar').selectOption('Mental & Emotional')
    await dialog.getByRole('button', { name: 'Post' }).click()

    await expect(dialog).toBeHidden()
    await expect(toast(page).getByText('Post created')).toBeVisible()
    const first = cards(page).first()
    await expect(first).toContainText(`What ${username} needs`)
    await expect(first).toContainText('A plan.')
    await expect(first).toContainText('Mental & Emotional')
    await expect(first).toContainText('No replies yet')

    await toast(page).getByRole('button', { name: 'View' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `What ${username} needs` })).toBeVisible()
    await page.goBack()
    await expect((await openDiscussionForm(page)).getByLabel('Title'), 'the next discussion starts empty').toHaveValue(
      '',
    )
  })

  test('shows an error at every empty or too long discussion field', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/community')
    const dialog = await openDiscussionForm(page)
    await dialog.getByRole('tab', { name: 'Preview' }).click()
    await expect(dialog.getByText('Nothing to preview yet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Post' }).click()
    const missing = 'Required'
    await expect(dialog.getByRole('alert')).toHaveText([missing, missing])
    await expect(dialog.getByLabel('Title')).toBeFocused()
    await expect(
      dialog.getByRole('textbox', { name: 'Content' }),
      'the error goes away once the field is valid',
    ).toBeVisible()
    await dialog.getByLabel('Title').fill('x'.repeat(121))
    await dialog.getByRole('textbox', { name: 'Content' }).fill('Enough.')
    await expect(dialog.getByRole('alert')).toHaveText(['String must contain at most 120 character(s)'])
  })

  test('previews a discussion', async ({ page, signUp, cspViolations }) => {
    await signUp()
    await page.goto('/community')
    const dialog = await openDiscussionForm(page)
    await dialog.getByRole('textbox', { name: 'Content' }).fill('**Strong** words\n\n- one\n- two')
    await dialog.getByRole('tab', { name: 'Preview' }).click()
    await expect(dialog.getByRole('strong')).toHaveText('Strong')
    await expect(dialog.getByRole('listitem')).toHaveText(['one', 'two'])
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toBeHidden()
    await dialog.getByRole('tab', { name: 'Write' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('**Strong** words\n\n- one\n- two')
    expect(cspViolations).toEqual([])
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
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(newDiscussionDialog(page).getByRole('textbox', { name: 'Content' })).toBeFocused()
    await page.keyboard.type('No mouse was needed.')
    await page.keyboard.press('Escape')
    await expect(newDiscussionDialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Start a Discussion' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(newDiscussionDialog(page).getByRole('textbox', { name: 'Content' })).toHaveValue(
      'No mouse was needed.',
    )
    await newDiscussionDialog(page).getByRole('textbox', { name: 'Content' }).focus()
    await page.keyboard.press('Control+Enter')
    await expect(toast(page).getByText('Post created')).toBeVisible()

    await page.getByRole('tab', { name: 'Career' }).focus()
    await page.keyboard.press('Tab')
    await expect(card(page, 'By hand').getByRole('heading').getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'By hand' })).toBeVisible()
    await page.getByRole('button', { name: 'Write a reply' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
    await page.keyboard.type('Agreed.')
    await page.keyboard.press('Control+Enter')
    await expect(replies(page)).toContainText('Agreed.')
    await expect(page.getByRole('button', { name: 'Write a reply' })).toBeFocused()
  })

  test('keeps a discussion draft until the member posts it or signs out', async ({ page, signUp, context }) => {
    const { id } = await signUp()
    const getDraftKeys = () =>
      page.evaluate((key) => Object.keys(localStorage).filter((name) => name.includes(key)), id)
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

    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Post' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(unreachableMessage)
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought')
    await context.setOffline(false)
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
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    expect(await getDraftKeys()).toEqual([])
  })

  test('posts a discussion once when the response is lost and it is sent again after a reload', async ({
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
})

test.describe('long lists', () => {
  test('loads more discussions on scroll and restores the position on Back', async ({ page, signUp, api }) => {
    await signUp()
    for (let index = 1; index <= 60; index++)
      await createDiscussion(api, { pillar: 'spiritual', title: `Number ${index}` })
    await page.goto('/community?pillar=spiritual')
    await expect(card(page, 'Number 60')).toBeVisible()
    await expect(cards(page)).toHaveCount(50)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(card(page, 'Number 1')).toBeVisible()

    await card(page, 'Number 5').scrollIntoViewIfNeeded()
    const scrollPosition = await page.evaluate(() => window.scrollY)
    expect(scrollPosition).toBeGreaterThan(3000)
    await card(page, 'Number 5').getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Number 5' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(card(page, 'Number 5')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition)

    await card(page, 'Number 5').getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Number 5' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Community' }).click()
    await expect(page).toHaveURL(/\/community\?pillar=spiritual$/)
    await expect.poll(() => page.evaluate(() => window.scrollY), 'the back link does the same').toBe(scrollPosition)

    await page.getByRole('link', { name: 'Pillars', exact: true }).click()
    await page.getByRole('link', { name: 'Community', exact: true }).click()
    await page.getByRole('tab', { name: 'Spiritual' }).click()
    await expect(cards(page), 'a new visit starts at the top').toHaveCount(50)
  })

  test('loads more discussions with a button and shows when that fails', async ({ page, signUp, api, context }) => {
    await page.addInitScript(() =>
      Reflect.set(
        window,
        'IntersectionObserver',
        class {
          observe() {}
          disconnect() {}
        },
      ),
    )
    await signUp()
    for (let index = 1; index <= 52; index++)
      await createDiscussion(api, { pillar: 'relationships', title: `Step ${index}` })
    await page.goto('/community?pillar=relationships')
    await expect(cards(page)).toHaveCount(50)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Older discussions' }).click()
    await expect(page.getByRole('alert')).toHaveText(unreachableMessage)
    await expect(cards(page)).toHaveCount(50)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).focus()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Step 1')).toBeVisible()
    await expect(
      cards(page).nth(50).getByRole('heading').getByRole('link'),
      'the focus moves to the first new discussion',
    ).toBeFocused()
  })

  test('shows the member’s new reply at the end before the replies in between are loaded', async ({
    page,
    signUp,
    otherMember,
  }) => {
    await page.addInitScript(() =>
      Reflect.set(
        window,
        'IntersectionObserver',
        class {
          observe() {}
          disconnect() {}
        },
      ),
    )
    await signUp()
    const discussion = await createDiscussion(otherMember, { title: 'A long talk' })
    for (let index = 1; index <= 55; index++) await createReply(otherMember, discussion, `Word ${index}.`)
    await page.goto(`/community/${discussion.id}`)
    await expect(page.getByRole('heading', { name: '55 replies' })).toBeVisible()
    await expect(replies(page)).toHaveCount(50)
    await writeReply(page, 'The last word.')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replies(page).last()).toContainText('The last word.')
    await expect(replies(page)).toHaveCount(51)
    await expect(page.getByRole('heading', { name: '56 replies' })).toBeVisible()
    await page.getByRole('button', { name: 'More replies' }).click()
    await expect(replies(page)).toHaveCount(56)
    await expect(replies(page).nth(50)).toContainText('Word 51.')
    await expect(replies(page).last()).toContainText('The last word.')
    await expect(page.getByRole('button', { name: 'More replies' })).toHaveCount(0)
  })

  test('does not move the reply form while the member is writing', async ({ page, signUp, otherMember }) => {
    await signUp()
    const discussion = await createDiscussion(otherMember, { title: 'Hold still' })
    for (let index = 1; index <= 60; index++) await createReply(otherMember, discussion, `Word ${index}.`)
    await page.goto(`/community/${discussion.id}`)
    await expect(replies(page)).toHaveCount(50)
    await writeReply(page, 'Let me')
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeInViewport()
    await page.keyboard.type(' finish.')
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Let me finish.')
    await expect(replies(page)).toHaveCount(50)
    await page.getByRole('heading', { level: 1 }).click()
    await page.evaluate(() => window.scrollTo(0, 0))
    await replies(page).last().scrollIntoViewIfNeeded()
    await expect(replies(page), 'loading continues on scroll').toHaveCount(60)
  })
})

test.describe('malicious content', () => {
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
    cspViolations,
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
          all.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith('/members/')),
        )
    const outside = ['https://tracker.example.org/pixel.png', 'https://example.org/fine']
    await expect.poll(links).toEqual(['/community', ...outside, ...outside])
    const picture = text.getByRole('link', { name: /a far picture/ })
    await expect(picture).toHaveAttribute('rel', 'nofollow noopener noreferrer')
    await expect(picture).toHaveAccessibleName('a far picture (opens in a new tab)')
    await expect(page.getByRole('main').locator('img, iframe, script, [onclick], [onerror]')).toHaveCount(0)
    expect(requestedUrls.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
    expect(cspViolations).toEqual([])
  })

  test('does not freeze or break the screen on extreme content', async ({
    page,
    signUp,
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
    expect(consoleErrors).toEqual([])
  })
})

test('keeps the text when the session ends while the member is writing', async ({ page, signUp, api, context }) => {
  const { email } = await signUp()
  await page.goto('/community')
  const dialog = await openDiscussionForm(page)
  await dialog.getByLabel('Title').fill('Still here')
  await dialog.getByRole('textbox', { name: 'Content' }).fill('After all.')
  const cookies = await context.cookies()
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
  await context.addCookies(cookies)
  await api.post('/api/auth/sign-in', { data: { email, password } })
  await page.goto('/community')
  await expect((await openDiscussionForm(page)).getByLabel('Title')).toHaveValue('Still here')
})

test('fits a narrow phone and passes the accessibility checks', async ({
  page,
  signUp,
  api,
  cspViolations,
  consoleErrors,
}) => {
  await signUp()
  const table = `A | very | wide | table\n--- | --- | --- | ---\n${'wide '.repeat(9)}| b | c | d`
  const content = [table, 'long'.repeat(60), '- [ ] to do\n- [x] done', `~~~\n${'code '.repeat(60)}\n~~~`].join('\n\n')
  const discussion = await createDiscussion(api, { title: `A ${'verylong'.repeat(13)}`, content })
  await createReply(api, discussion, content)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/community', `/community/${discussion.id}`]) {
    await page.goto(path)
    await expect(page.getByText('longlong').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  }
  await writeReply(page, 'Here')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await page.goto('/community')
  const dialog = await openDiscussionForm(page)
  await dialog.getByRole('textbox', { name: 'Content' }).fill(content)
  await expectAccessible(page)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  expect(cspViolations).toEqual([])
  expect(consoleErrors).toEqual([])
})
