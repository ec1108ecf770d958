import { addChallenge } from '#server/features/challenges/catalog.ts'
import { findChallenge, joinChallenge, listChallenges, markDays } from './challenges.ts'
import { withDatabase } from './database.ts'
import { getLocalDate } from './seed-days.ts'
import { seedSignedInMember } from './seed-members.ts'
import { expect, expectAccessible, signUpAt, test, toast, uniqueName } from './site.ts'

test('lets a member join a challenge, mark its days and complete it', async ({ page, api, signUp }) => {
  await signUp()
  const challenge = await findChallenge(api, ({ duration }) => duration === 3)
  await page.goto('/challenges')
  await page.getByRole('link', { name: `Join Challenge: ${challenge.title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: challenge.title })).toBeVisible()
  await expect(page.getByText(challenge.promise ?? 'No promise')).toBeVisible()
  const join = page.getByRole('button', { name: 'Join Challenge' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(join, 'in view without scrolling').toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Help now' }).last().scrollIntoViewIfNeeded()
  await expect(join, 'above the quick links, at the end too').toBeInViewport({ ratio: 1 })
  await join.click()
  await expect(page).toHaveURL(new RegExp(`/community\\?pillar=${challenge.pillar}$`))
  await expect(page.getByText('Challenge Joined!').first()).toBeVisible()
  const firstDay = page.getByRole('link', { name: 'Go to day 1' })
  await expect(page.getByRole('status').filter({ has: firstDay })).toHaveText(
    `You joined ${challenge.title}. Go to day 1`,
  )
  const question = page.getByRole('group', { name: 'Who can see that you take part?' })
  await expect(question).toContainText('Notes stay private')
  await expectAccessible(page)
  await question.getByRole('radio', { name: 'Everyone in the challenge' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Seen by everyone in this challenge and the crews you share it with.')).toBeVisible()
  await expect(question).toHaveCount(0)
  await firstDay.click()
  await expect(page).toHaveURL(new RegExp(`/challenge/${challenge.id}$`))
  await page.goBack()
  const greeting = page.getByText(`You have joined ${challenge.title}. Say why you joined, or reply to someone.`)
  await expect(greeting).toBeVisible()
  await expect(firstDay, 'only right after joining').toHaveCount(0)
  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await expect(greeting).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('link', { name: 'Challenges' }).first().click()
  await page.getByRole('tab', { name: /Active/ }).click()
  await expect(page.getByText('0/3 days')).toBeVisible()
  await page.getByRole('button', { name: `Update Progress: ${challenge.title}` }).click()
  await expect(page.getByText('1/3 days')).toBeVisible()
  await expect(page.getByText('Progress Updated!').first()).toBeVisible()
  await expect(page.getByText('Done for today.')).toBeVisible()

  await page.getByRole('link', { name: `View Details: ${challenge.title}` }).click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Note for day 2').fill('Harder than it looks.')
  await page.getByRole('button', { name: 'Mark Day Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark day 2' }).click()
  await expect(page.getByText('2/3 days')).toBeVisible()
  await page.getByRole('button', { name: 'Change who sees this challenge' }).click()
  await page.getByRole('radio', { name: 'Only me' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Only you can see this.')).toBeVisible()
  expect(await (await api.get('/api/preferences')).json()).toMatchObject({ audience: 'challenge' })
  await expect(page.getByText('Harder than it looks.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mark Day Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark day 3' }).click()
  await expect(page).toHaveURL(/\/finished\//)
  await page.goto(`/challenge/${challenge.id}`)
  await expect(page.getByRole('heading', { name: 'Challenge Completed' })).toBeVisible()

  await page.goto('/challenges?tab=completed')
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Completed on /)).toBeVisible()
  await page.getByRole('tab', { name: /Available/ }).click()
  await expect(page.getByRole('link', { name: `View Details: ${challenge.title}` })).toBeVisible()
})

test('lets members in two time zones start together on a date @prove', async ({
  page,
  api,
  browser,
  server,
  signUp,
}) => {
  const opener = await signUp({ timeZone: 'Pacific/Honolulu' })
  const challenge = await findChallenge(api, ({ duration }) => duration === 21)
  const date = getLocalDate('Pacific/Honolulu', 4)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/challenge/${challenge.id}`)
  const onDate = page.getByRole('button', { name: 'Start with friends on a date' })
  await expect(onDate, 'in view without scrolling').toBeInViewport({ ratio: 1 })
  await onDate.press('Enter')
  await page.getByRole('radio', { name: 'Another day' }).check()
  await page.getByLabel('Date', { exact: true }).fill(date)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set the date' }).click()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = await page.getByLabel('Link for others').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Only you so far. Send the link to a friend.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark Day Complete' })).toHaveCount(0)

  const context = await browser.newContext({ baseURL: server.url })
  const friend = await seedSignedInMember(server, context, {
    username: uniqueName('friend'),
    timeZone: 'Europe/Berlin',
  })
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText('1 member so far.')).toBeVisible()
  await other.getByRole('button', { name: 'Join Challenge' }).click()
  await expect(other).toHaveURL(new RegExp(`/challenge/${challenge.id}$`))
  await expect(other.getByRole('heading', { name: /^Starts / })).toBeVisible()
  await expect(other.getByText('2 of you so far.')).toBeVisible()
  await other.getByRole('radio', { name: /^Everyone in the challenge/ }).check()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Seen by everyone in this challenge and the crews you share it with.')).toBeVisible()
  for (const each of [page, other]) {
    await each.goto('/')
    await expect(each.getByText(/^Starts \w+, 2 of you$/)).toBeVisible()
    await expect(each.getByText('Nothing is due today.')).toBeVisible()
  }

  // The day comes.
  await withDatabase(server, async (database) => {
    const today = getLocalDate('Pacific/Honolulu')
    await database
      .updateTable('user_challenges')
      .set({ started_on: today })
      .where('user_id', 'in', [opener.id, friend.id])
      .execute()
  })
  for (const each of [page, other]) {
    await each.reload()
    await each.getByRole('button', { name: `Mark Day Complete: ${challenge.title}` }).click()
    await expect(each.getByText('Day 1.', { exact: true })).toBeVisible()
  }
  await page.goto(`/challenge/${challenge.id}`)
  await page.keyboard.press('End')
  const people = page.getByRole('region', { name: 'In this challenge' })
  await expect(people.getByRole('listitem')).toHaveText(`F${friend.username}Day 1 of 21done today`)
  await expectAccessible(page)
  await context.close()
})

test('shows an empty state with a next step on each tab, counts what it lists and keeps the filters @prove', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  await page.goto('/challenges')
  await expect(page.getByRole('tab', { name: /Available/ })).toHaveAttribute('aria-selected', 'true')
  const pillar = page.getByRole('combobox', { name: 'Pillar' })
  await pillar.selectOption('Career & Finances')
  await page.getByRole('tab', { name: 'Active' }).click()
  await expect(page).toHaveURL(/pillar=career&tab=active/)
  await expect(page.getByText("You haven't joined any challenges yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Browse Available Challenges' }).click()
  await expect(page.getByRole('tab', { name: /Available/ })).toHaveAttribute('aria-selected', 'true')
  await expect(pillar).toHaveValue('career')
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByText('No completed challenges yet. Start one today!')).toBeVisible()
  await page.getByRole('button', { name: 'Start a Challenge' }).click()
  await expect(page.getByRole('tab', { name: /Available/ })).toHaveAttribute('aria-selected', 'true')

  const all = await listChallenges(api)
  await joinChallenge(api, await findChallenge(api))
  await page.goto('/challenges')
  await expect(page.getByRole('tab', { name: `Available ${all.length}` })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Active 1' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Completed', exact: true })).toBeVisible()
})

test('leads to a challenge by search, by what is hardest, and by scrolling, on a phone @prove', async ({
  page,
  api,
  signUp,
}) => {
  await signUp()
  const all = await listChallenges(api)
  await joinChallenge(api, await findChallenge(api))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/challenges')
  const field = page.getByRole('searchbox', { name: `Search ${all.length} challenges` })
  for (const name of ['Continue', 'Start here']) {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThan(1_500)
  }
  await expectAccessible(page)

  await field.fill('something for bad sleep')
  await expect(page).toHaveURL(/q=something/)
  const found = page.getByRole('region', { name: 'Challenges', exact: true }).getByRole('link')
  await expect(found.first()).toContainText('Seven Better Nights')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ challenges$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sleep better without buying anything/ })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(field).toHaveValue('something for bad sleep')
  await found.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seven Better Nights' })).toBeVisible()
  await page.goBack()
  await expect(found.first()).toContainText('Seven Better Nights')
  await page.getByRole('button', { name: 'Show all challenges' }).click()
  await expect(field).toHaveValue('')

  await page.getByRole('link', { name: 'Drinking', exact: true }).press('Enter')
  await expect(page).toHaveURL(/hardest=drinking/)
  await expect(page.getByText(/don’t stop suddenly. See a doctor first/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Do', exact: true }).getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /^How did you get yourself to ask for help/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all challenges' }).click()

  const cards = page
    .getByRole('region', { name: 'All challenges' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded()
    expect(await cards.count()).toBe(all.length)
  }).toPass()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const { height } of await cards.evaluateAll((each) => each.map((card) => card.getBoundingClientRect())))
      expect(height, `at ${width} px`).toBeLessThanOrEqual(220)
  }
})

test('invites to begin on a site without content, and shows the helplines, rule and sources of its first challenges @prove', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await page.goto(`${site.url}/challenges`)
  await expect(page.getByText('No challenges available at the moment.')).toBeVisible()
  await signUpAt(site, page.request, 'first')
  await page.goto(site.url)
  await expect(page.getByRole('region', { name: 'Today' }).getByText('No challenges here yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tonight’s question' })).toBeVisible()
  await expect(page.getByText('New in the community')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`${site.url}/pillar/spiritual?tab=community`)
  await page.getByRole('link', { name: 'Start a Discussion' }).click()
  await expect(page).toHaveURL(/\/community\?pillar=spiritual/)

  const source = { author: 'Ann Example', year: 2020, url: 'https://example.org/walking', checked: null }
  const [walk, run] = await withDatabase(site, async (database) => [
    await addChallenge(
      database,
      {
        title: 'Walk',
        description: 'In danger, call 112.',
        pillar: 'mental',
        duration: 3,
        difficulty: 'beginner',
        plan: [{ from: 1, to: 3, title: 'Walk', action: 'If it gets dark, call or text 988. Walk 10 000 steps.' }],
      },
      new Date(),
    ),
    await addChallenge(
      database,
      {
        title: 'Three runs a week',
        description: 'Run.',
        pillar: 'physical',
        duration: 12,
        difficulty: 'beginner',
        plan: null,
        schedule: { kind: 'weekly', times: 3 },
        rules: ['strict'],
        passes: 1,
        sources: [
          { ...source, title: 'Running, part 1' },
          { ...source, title: 'Running, part 2' },
        ],
      },
      new Date(),
    ),
  ])
  await page.request.post(`${site.url}/api/user-challenges`, { data: { challengeId: walk } })
  const links = page.getByRole('main').locator('a:is([href^="tel:"], [href^="sms:"])')
  await page.goto(`${site.url}/challenge/${walk}`)
  await expect(links, 'in the current day, the description and the plan').toHaveText([
    'text',
    '988',
    '112',
    'text',
    '988',
  ])
  await expect(page.getByRole('link', { name: '988', exact: true }).first()).toHaveAttribute('href', 'tel:988')
  await expect(page.getByRole('link', { name: 'Text 988' }).first()).toHaveAttribute('href', 'sms:988')
  await expect(page.getByRole('region', { name: 'Day plan' }).getByRole('link', { name: 'Help now' })).toHaveAttribute(
    'href',
    '/help',
  )
  await page.goto(`${site.url}/`)
  await expect(links).toHaveText(['text', '988'])

  await page.goto(`${site.url}/challenge/${run}`)
  const panel = page.getByRole('region', { name: 'Your progress' })
  await expect(panel.getByText('3 times a week. A missed day starts the challenge over at day 1.')).toBeVisible()
  await expect(panel.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: '3 times a week' })).toBeVisible()
  const sources = page.getByRole('region', { name: 'Sources' })
  await expect(sources.getByRole('link')).toHaveText(['Running, part 1', 'Running, part 2'])
})

test('undoes a marked day from the toast, picks up what happened elsewhere, and leaves after confirmation', async ({
  page,
  api,
  signUp,
  consoleErrors,
}) => {
  await signUp()
  const challenge = await findChallenge(api, ({ duration }) => duration === 3)
  const joined = await joinChallenge(api, challenge)
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto(`/challenge/${challenge.id}`)
  const markButton = page.getByRole('button', { name: 'Mark Day Complete' })
  await expect(markButton, 'its place is below, but it stays in view on a phone').toBeInViewport({ ratio: 1 })
  await markButton.click({ trial: true })
  await page.getByRole('button', { name: 'Add a note' }).click()
  const form = page.locator('form').filter({ has: markButton })
  await expect(form, 'the note and the keyboard need the room').toHaveCSS('position', 'static')
  const note = page.getByLabel('Note for day 1')
  await note.fill('Half a thought')
  await page.reload()
  await expect(note).toHaveValue('Half a thought')
  expect(consoleErrors, 'the first render is that of the server, which has no drafts').toEqual([])
  await note.fill('')
  await page.setViewportSize({ width: 1280, height: 720 })
  await markButton.click()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('0/3 days')).toBeVisible()

  await markDays(api, joined, 2)
  await page.getByRole('button', { name: 'Mark Day Complete' }).click()
  await expect(page.getByText('2/3 days', { exact: true })).toBeVisible()
  await expect(page.getByText('Today is already marked').first()).toBeVisible()

  await api.delete(`/api/user-challenges/${joined.id}`)
  await page.getByRole('button', { name: 'Mark Day Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark day 3' }).click()
  await expect(page.getByText('No active challenge found').first()).toBeVisible()
  await page.getByRole('button', { name: 'Join Challenge' }).click()
  await expect(page).toHaveURL(/\/community/)

  await page.goto(`/challenge/${challenge.id}`)
  await page.getByRole('button', { name: 'Leave challenge' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave challenge' }).click()
  await expect(page.getByRole('button', { name: 'Join Challenge' })).toBeVisible()
})

test('shows the challenges, resources and discussions of a pillar @prove', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/pillars')
  await expect(page.getByRole('heading', { level: 1, name: 'Core Pillars' })).toBeVisible()
  await page.getByRole('link', { name: 'Explore Mental & Emotional Strength' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mental & Emotional Strength' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Challenges' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: /^Join Challenge/ })).toHaveCount(9)
  await page.getByRole('tab', { name: 'Resources' }).click()
  await expect(page.getByText(/\d+ min/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Community' }).click()
  await expect(page.getByText(/^by /).first()).toBeVisible()
  await page.getByRole('link', { name: 'Core Pillars' }).click()
  await expect(page).toHaveURL(/\/pillars$/)

  for (const path of ['/pillars/career', '/pillar/career']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Career & Finances' })).toBeVisible()
  }
  await page.goto('/pillar/money')
  await expect(page.getByRole('heading', { name: 'Pillar not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Pillars' }).click()
  await expect(page).toHaveURL(/\/pillars$/)
  await page.goto('/challenge/nothing')
  await expect(page.getByText('Challenge not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Challenges' }).click()
  await expect(page).toHaveURL(/\/challenges/)
})
