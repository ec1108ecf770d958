import type { APIRequestContext, Page } from '@playwright/test'
import type { ModelFake } from '../model-fake.ts'
import { startOpenAiFake } from '../openai-fake.ts'
import type { ServerProcess } from '../server-process.ts'
import { holdRequests } from './network.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, password, test as base } from './site.ts'

type ContentFixtures = {
  fake: ModelFake
  /** Starts a separate site with the fake model and signs the browser in as its admin. */
  adminSite: { site: ServerProcess; goTo: (path: string) => Promise<void>; api: APIRequestContext }
  /** Starts a separate site without a model. */
  librarySite: { goTo: (path: string) => Promise<void> }
}

const test = base.extend<ContentFixtures>({
  fake: async ({}, use) => {
    const fake = await startOpenAiFake()
    await use(fake)
    await fake.close()
  },
  adminSite: async ({ fake, startSite, page, context }, use) => {
    const site = await startSite({
      STARTER_CONTENT: 'off',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `${fake.url}/v1`,
      AI_MODEL: 'fake',
    })
    await signUp(context.request, site, 'boss')
    await use({ site, api: context.request, goTo: async (path) => void (await page.goto(site.url + path)) })
  },
  librarySite: async ({ startSite, page, context }, use) => {
    const site = await startSite()
    await signUp(context.request, site, 'boss')
    await use({ goTo: async (path) => void (await page.goto(site.url + path)) })
  },
})

async function signUp(request: APIRequestContext, site: ServerProcess, username: string): Promise<void> {
  const response = await request.post(`${site.url}/api/auth/sign-up`, {
    data: {
      email: `${username}@example.org`,
      username,
      password,
      timeZone: 'Europe/Berlin',
      setupCode: site.takeSetupCode(),
    },
  })
  expect(response.status()).toBe(201)
}

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const publishAll = async (page: Page) => {
  await button(page, 'Publish all').click()
  await expect(toast(page)).toContainText('Drafts published')
}
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' })

const countPublic = async ({ api, site }: ContentFixtures['adminSite']) =>
  (await (await api.get(`${site.url}/api/challenges`)).json()).length

test.describe('Create Challenges', () => {
  test('turns an idea into a challenge that members can join, and keeps what was typed in the meantime or failed', async ({
    page,
    adminSite,
    fake,
    cspViolations,
    consoleErrors,
  }) => {
    await adminSite.goTo('/admin/challenges')
    await expect(page.getByRole('heading', { level: 1, name: 'AI Challenge Creator' })).toBeVisible()
    await expect(page.getByText('Written by fake.')).toBeVisible()
    await expect(button(page, 'Create Challenge')).toHaveAttribute('disabled')
    await field(page, 'Idea').fill('   ')
    await expect(button(page, 'Create Challenge')).toHaveAttribute('disabled')
    await field(page, 'Idea').fill('Walk at dawn')
    await field(page, 'Pillar (optional)').selectOption('Career & Finances')
    await field(page, 'Days (optional)').fill('20')
    await button(page, 'Create Challenge').click()
    await expect(toast(page)).toContainText('Challenge created!')
    await expect(field(page, 'Idea')).toHaveValue('')
    await expect(button(page, 'Create Challenge')).toHaveAttribute('disabled')
    await expect(field(page, 'Idea'), 'the focus leaves the disabled button').toBeFocused()
    await expect(toast(page)).toContainText('Review it below, then publish.')
    const run = panel(page, /^A challenge from “Walk at dawn”/)
    await run.getByRole('button', { name: /^Publish (?!all)/ }).click()
    await expect(toast(page)).toContainText('Draft published')
    await run.getByRole('listitem').getByRole('link').click()
    await expect(page.getByText('20 days').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Join Challenge/ })).toBeVisible()
    expect([...cspViolations, ...consoleErrors]).toEqual([])

    await adminSite.goTo('/admin/challenges')
    const gate = fake.hold()
    await field(page, 'Idea').fill('Swim at noon')
    await button(page, 'Create Challenge').click()
    await expect(button(page, 'Creating...')).toBeVisible()
    await field(page, 'Idea').fill('Swim at dusk [[401]]')
    gate.release()
    await expect(toast(page)).toContainText('Challenge created!')
    await expect(button(page, 'Create Challenge')).toBeEnabled()
    await expect(field(page, 'Idea')).toHaveValue('Swim at dusk [[401]]')
    await button(page, 'Create Challenge').click()
    await expect(toast(page)).toContainText('Failed to create challenge')
    await expect(toast(page)).toContainText('AI_API_KEY')
    await expect(field(page, 'Idea')).toHaveValue('Swim at dusk [[401]]')
  })
})

test.describe('AI Populate', () => {
  test('populates one pillar, regenerates or removes an item, and undoes a generation unless a member has joined', async ({
    page,
    adminSite,
    fake,
    playwright,
  }) => {
    fake.mode = '401'
    await adminSite.goTo('/admin/populate')
    await button(page, 'Populate All Pillars').click()
    await expect(toast(page)).toContainText('Failed to generate content')
    fake.mode = 'well'
    await expect(page.getByRole('heading', { level: 1, name: 'AI Content Generator' })).toBeVisible()
    await expect(button(page, 'Populate Pillar')).toHaveAttribute('disabled')
    await field(page, 'Pillar').selectOption('Brotherhood')
    await button(page, 'Populate Pillar').click()
    await expect(toast(page)).toContainText('Content generated successfully!')
    await expect(toast(page)).toContainText('4 challenges, 4 resources, 3 forum posts')
    await expect(panel(page, 'Content for Brotherhood').getByRole('listitem')).toHaveCount(11)
    await publishAll(page)
    const run = panel(page, 'Content for Brotherhood')
    const first = run.getByRole('listitem').first().getByRole('link')
    const title = (await first.textContent()) ?? ''
    await page.getByRole('button', { name: `Regenerate ${title}` }).click()
    await expect(toast(page)).toContainText('Item regenerated')
    await expect(first).not.toHaveText(title)
    const next = (await first.textContent()) ?? ''
    await page.getByRole('button', { name: `Remove ${next}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page)).toContainText('Item removed')
    await expect(run.getByRole('listitem').first().getByText('Removed')).toBeVisible()

    await field(page, 'Pillar').selectOption('Spiritual Growth')
    await button(page, 'Populate Pillar').click()
    await expect(panel(page, 'Content for Spiritual Growth').getByText('Finished')).toBeVisible()
    await button(page, 'Undo generation').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo generation' }).click()
    await expect(toast(page)).toContainText('Generation undone')
    await expect(panel(page, 'Content for Spiritual Growth').getByText('Removed')).toHaveCount(11)
    await panel(page, 'Generations').getByRole('link', { name: 'Content for Brotherhood' }).click()
    await expect(panel(page, 'Content for Brotherhood')).toBeVisible()

    await page.goto(`${adminSite.site.url}/pillar/brotherhood`)
    await expect(page.getByRole('link', { name: /Join Challenge/ })).toHaveCount(3)
    await page.goBack()

    const member = await playwright.request.newContext({ baseURL: adminSite.site.url })
    await signUp(member, adminSite.site, 'member')
    const [challenge] = await (await member.get('/api/challenges')).json()
    await member.post('/api/user-challenges', { data: { challengeId: challenge.id } })
    await button(page, 'Undo generation').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo generation' }).click()
    await expect(toast(page)).toContainText('Couldn’t undo the generation')
    await expect(toast(page)).toContainText(challenge.title)
    await member.dispose()
  })

  test('shows progress for all pillars, also after a reload and a visit to another screen, and resumes after a cancellation', async ({
    page,
    adminSite,
    fake,
  }) => {
    const gate = fake.hold()
    await adminSite.goTo('/admin/populate')
    await button(page, 'Populate All Pillars').click()
    const run = panel(page, 'Content for all pillars')
    await expect(run.getByText('Writing: Challenge 1 for Purpose & Direction')).toBeVisible()
    await expect(button(page, 'Generating...')).toHaveCount(2)
    gate.release(5)
    await expect(run.getByText('Writing: Resource 2 for Purpose & Direction')).toBeVisible()
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '5 of 77 written')
    await expect(run.getByRole('img', { name: 'Purpose & Direction: 5 of 11' })).toBeVisible()

    await page.reload()
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '5 of 77 written')
    gate.release(10)
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '15 of 77 written')
    await page.getByRole('link', { name: 'Goals', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
    gate.release(5)
    await page.getByRole('link', { name: 'AI Populate' }).click()
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '20 of 77 written')
    gate.release()
    await expect(toast(page)).toContainText('All content generated!')
    await expect(toast(page)).toContainText('28 challenges, 28 resources, 21 forum posts')
    await expect(run.getByText('Finished')).toBeVisible()
    await expect(button(page, 'Populate All Pillars')).toBeEnabled()

    const next = fake.hold()
    await field(page, 'Pillar').selectOption('Mental & Emotional')
    await button(page, 'Populate Pillar').click()
    next.release(3)
    const mental = panel(page, 'Content for Mental & Emotional')
    await expect(mental.getByRole('listitem')).toHaveCount(3)
    await button(page, 'Cancel').click()
    await expect(mental.getByText('Cancelled')).toBeVisible()
    await expect(mental.getByRole('listitem')).toHaveCount(3)
    await button(page, 'Resume').click()
    next.release()
    await expect(toast(page)).toContainText('Content generated successfully!')
    await expect(mental.getByRole('listitem')).toHaveCount(11)
  })

  const populateCareer = async ({ api, site }: ContentFixtures['adminSite']) => {
    const response = await api.post(`${site.url}/api/content/populate-pillar`, {
      data: { pillar: 'career' },
      headers: { prefer: 'respond-async' },
    })
    expect(response.status()).toBe(202)
  }

  test('shows the generation of another admin in two tabs with one event stream, until a tab signs out', async ({
    page,
    adminSite,
    fake,
    context,
  }) => {
    const streams: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/events')) streams.push(request.method())
    })
    const gate = fake.hold()
    const streaming = page.waitForResponse('**/api/events')
    await adminSite.goTo('/admin/populate')
    await streaming
    const second = await context.newPage()
    await second.goto(`${adminSite.site.url}/admin/populate`)
    await expect(button(second, 'Populate All Pillars')).toBeEnabled()
    await populateCareer(adminSite)
    await expect(panel(page, 'Content for Career & Finances')).toBeVisible()
    await expect(button(page, 'Generating...')).toHaveCount(2)
    for (const written of [1, 2, 3]) {
      gate.release(1)
      for (const tab of [page, second])
        await expect(progress(tab)).toHaveAttribute('aria-valuetext', `${written} of 11 written`)
    }
    expect(streams).toHaveLength(1)

    await page.close()
    gate.release(1)
    await expect(progress(second)).toHaveAttribute('aria-valuetext', '4 of 11 written')
    await expect.poll(() => streams).toHaveLength(2)
    gate.release()
    await expect(toast(second)).toContainText('Content generated successfully!')
    await expect(button(second, 'Populate All Pillars')).toBeEnabled()
    expect(streams).toHaveLength(2)

    const third = await context.newPage()
    await third.goto(`${adminSite.site.url}/api/logout`)
    await expect(second.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
    await expect(button(second, 'Populate All Pillars')).toBeHidden()
  })

  test('follows the generation of another admin when no events arrive, instead of starting a second one', async ({
    page,
    adminSite,
    fake,
  }) => {
    // As behind a buffering proxy: the connection opens, but no events arrive.
    await page.route('**/api/events', () => {})
    const gate = fake.hold()
    await adminSite.goTo('/admin/populate')
    await expect(button(page, 'Populate All Pillars')).toBeEnabled()
    await populateCareer(adminSite)
    await button(page, 'Populate All Pillars').click()
    await expect(toast(page)).toContainText('Failed to generate content')
    await expect(toast(page)).toContainText('already being written')
    await expect(panel(page, 'Content for Career & Finances')).toBeVisible()
    gate.release(2)
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 11 written')
    gate.release()
    await expect(toast(page)).toContainText('Content generated successfully!')
  })
})

test.describe('generated items', () => {
  test.beforeEach(async ({ page, adminSite }) => {
    await adminSite.goTo('/admin/populate')
    await field(page, 'Pillar').selectOption('Career & Finances')
    await button(page, 'Populate Pillar').click()
    await expect(toast(page)).toContainText('Content generated successfully!')
    await publishAll(page)
  })

  const editor = (page: Page) => page.getByRole('dialog')

  test('edits the plan, days, rules and passes of a challenge, and asks before it discards edits', async ({ page }) => {
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await expect(editor(page).getByRole('group', { name: /^Step/ })).toHaveCount(3)
    await editor(page).getByRole('button', { name: 'Remove step 2' }).click()
    await page.keyboard.press('Escape')
    await expect(editor(page).getByText('You have unsaved changes.')).toBeVisible()
    await editor(page).getByRole('button', { name: 'Discard changes' }).click()
    const edit = page.getByRole('button', { name: /^Edit / }).first()
    await edit.click()
    await expect(editor(page).getByRole('group', { name: /^Step/ })).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(editor(page), 'closes without a question').toBeHidden()

    await edit.click()
    await editor(page).getByLabel('Title', { exact: true }).fill('Said better')
    await editor(page).getByLabel('Days', { exact: true }).fill('15')
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(editor(page).getByText('The steps must cover every day exactly once')).toBeVisible()
    await editor(page).getByRole('button', { name: 'Add a step' }).click()
    const step = editor(page).getByRole('group', { name: 'Step 4' })
    await expect(step.getByLabel('From day')).toHaveValue('15')
    await step.getByLabel('Step title').fill('One more')
    await step.getByLabel('What to do').fill('Do it once more.')

    const [days, rules] = ['Which days', 'Rules members can choose']
    const weekday = (name: string) => editor(page).getByRole('group', { name: 'Weekdays' }).getByLabel(name)
    const rule = (name: string) => editor(page).getByRole('group', { name: rules }).getByLabel(name)
    await expect(editor(page).getByLabel(days)).toHaveValue('daily')
    for (const name of ['Flexible', 'A few passes', 'Strict']) await expect(rule(name)).toBeChecked()

    await editor(page).getByLabel(days).selectOption('Chosen weekdays')
    for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await weekday(name).uncheck()
    for (const name of ['Flexible', 'A few passes', 'Strict']) await rule(name).uncheck()
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(editor(page).getByText('Required')).toBeVisible()
    await expect(editor(page).getByText('Choose at least one')).toBeVisible()

    for (const name of ['Mon', 'Sat']) await weekday(name).check()
    for (const name of ['Strict', 'A few passes']) await rule(name).check()
    await editor(page).getByLabel('Passes (optional)').fill('4')
    await expectAccessible(page)
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page)).toContainText('Changes saved')

    await edit.click()
    await expect(weekday('Sat')).toBeChecked()
    await expect(weekday('Sun')).not.toBeChecked()
    await expect(rule('Flexible')).not.toBeChecked()
    await expect(editor(page).getByLabel('Passes (optional)')).toHaveValue('4')
    await editor(page).getByLabel(days).selectOption('Times a week')
    await editor(page).getByLabel('Times a week').fill('8')
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(editor(page).getByText('Number must be less than or equal to 7')).toBeVisible()
    await editor(page).getByLabel('Times a week').fill('3')
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(editor(page)).toBeHidden()
    await page.getByRole('link', { name: 'Said better' }).click()
    await expect(page.getByText('Do it once more.')).toBeVisible()
  })

  test('edits the blocks of a generated resource, and keeps unsaved edits and the typed request when the session ends', async ({
    page,
    adminSite,
    context,
  }) => {
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(4)
      .click()
    const block = editor(page).getByRole('group', { name: 'Block 3: Links' })
    await block.getByLabel('Contents').fill('Bad | javascript:alert(1)')
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(block.getByText('Invalid address')).toBeVisible()
    await block.getByLabel('Contents').fill('WHO | https://www.who.int')
    await editor(page).getByLabel('Block type').selectOption('Checklist')
    await editor(page).getByRole('button', { name: 'Add a block' }).click()
    const added = editor(page).getByRole('group', { name: 'Block 4: Checklist' })
    await added.getByLabel('Heading').fill('Today')
    await added.getByLabel('Contents').fill('Call him\nWrite it down')
    await page.keyboard.press('Escape')
    await expect(editor(page).getByText('You have unsaved changes.')).toBeVisible()
    await editor(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(added.getByLabel('Heading')).toHaveValue('Today')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoHorizontalScroll(page)
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page)).toContainText('Changes saved')
    await panel(page, 'Content for Career & Finances').getByRole('listitem').nth(4).getByRole('link').click()
    await expect(page.getByRole('checkbox', { name: 'Write it down' })).toBeVisible()
    await expect(page.getByRole('link', { name: /WHO/ })).toBeVisible()

    await adminSite.goTo('/admin/challenges')
    await field(page, 'Idea').fill('Call one friend a day')
    await adminSite.goTo('/admin/populate')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await editor(page).getByLabel('Title', { exact: true }).fill('Said better')
    await context.clearCookies()
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()

    await context.request.post(`${adminSite.site.url}/api/auth/sign-in`, {
      data: { email: 'boss@example.org', password },
    })
    await adminSite.goTo('/admin/challenges')
    await expect(field(page, 'Idea')).toHaveValue('Call one friend a day')
    await adminSite.goTo('/admin/populate')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await expect(editor(page).getByLabel('Title', { exact: true })).toHaveValue('Said better')
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page)).toContainText('Changes saved')
    await expect(page.getByRole('link', { name: 'Said better' })).toBeVisible()
  })
})

test.describe('drafts', () => {
  const drafts = (page: Page) => panel(page, 'Drafts')

  test('turns a topic into drafts, and edits, publishes and discards them, with the keyboard alone', async ({
    page,
    adminSite,
  }) => {
    await adminSite.goTo('/admin/challenges')
    await expect(drafts(page).getByText('Nothing to review.')).toBeVisible()
    await expect(button(page, 'Generate Challenges')).toHaveAttribute('disabled')
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    const generateRequests: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/challenges/generate')) generateRequests.push(request.method())
    })
    await field(page, 'Topic').press('Enter')
    await page.keyboard.type('patience')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked()
    await expect(page.getByRole('radio')).toHaveCount(3)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('Challenges generated!')
    await expect(toast(page)).toContainText('5 new challenges. Review them below, then publish.')
    expect(generateRequests, 'none without a topic').toEqual(['POST'])
    await expect(button(page, 'Generate Challenges')).toHaveAttribute('disabled')
    await expect(field(page, 'Topic')).toBeFocused()
    await expect(panel(page, /challenges on “patience”/).getByRole('listitem')).toHaveCount(5)
    await expect(drafts(page).getByRole('heading', { name: 'Drafts 5' })).toBeVisible()
    expect(await countPublic(adminSite)).toBe(0)

    await page.reload()
    await drafts(page)
      .getByRole('link', { name: /patience/ })
      .press('Enter')
    const run = panel(page, /challenges on “patience”/)
    await run
      .getByRole('button', { name: /^Edit / })
      .first()
      .press('Enter')
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Wait a minute')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText('Changes saved')
    await run.getByRole('button', { name: 'Publish Wait a minute' }).press('Enter')
    await expect(toast(page)).toContainText('Draft published')
    await expect(run.getByRole('listitem').first()).toBeFocused()
    await expect(run.getByRole('link', { name: 'Wait a minute' })).toBeVisible()
    await expect(drafts(page).getByRole('heading', { name: 'Drafts 4' })).toBeVisible()
    expect(await countPublic(adminSite)).toBe(1)

    await run
      .getByRole('button', { name: /^Discard (?!all)/ })
      .first()
      .press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(toast(page)).toContainText('Draft discarded')
    await expect(drafts(page).getByText('3 drafts', { exact: true })).toBeVisible()
    await button(page, 'Discard all').press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard all' }).press('Enter')
    await expect(toast(page)).toContainText('Drafts discarded')
    await expect(drafts(page).getByText('Nothing to review.')).toBeVisible()
    expect(await countPublic(adminSite)).toBe(1)

    await field(page, 'Topic').fill('courage [[prose]]')
    await button(page, 'Generate Challenges').click()
    await expect(toast(page)).toContainText('Failed to generate challenges')
    await expect(panel(page, /challenges on “courage/).getByText('Failed')).toBeVisible()
  })

  test('refuses to publish what another admin has published, and shows it', async ({ page, adminSite }) => {
    await page.route('**/api/events', (route) => route.abort())
    await adminSite.goTo('/admin/challenges')
    await field(page, 'Topic').fill('patience')
    await button(page, 'Generate Challenges').click()
    await expect(toast(page)).toContainText('Challenges generated!', { timeout: 20_000 })
    const { api, site } = adminSite
    const [{ id }] = await (await api.get(`${site.url}/api/content/runs`)).json()
    await api.post(`${site.url}/api/content/runs/${id}/publish`)
    await page
      .getByRole('button', { name: /^Publish (?!all)/ })
      .first()
      .click()
    await expect(toast(page)).toContainText('Couldn’t publish the draft')
    await expect(toast(page)).toContainText('is already published.')
    await expect(panel(page, /challenges on “patience”/).getByRole('link')).toHaveCount(3)
    expect(await countPublic(adminSite)).toBe(3)
  })
})

test('uses the library without a model and shows when it has nothing left', async ({ page, librarySite }) => {
  await librarySite.goTo('/admin/populate')
  await expect(page.getByText('No AI model is connected.')).toBeVisible()
  const form = panel(page, 'One pillar')
  await field(page, 'Pillar').selectOption('Mental & Emotional')
  for (const [round, left] of [
    [1, '8 challenges, 8 resources, 6 forum posts'],
    [2, '4 challenges, 4 resources, 3 forum posts'],
  ] as const) {
    await expect(form.getByText(`Left in the library: ${left}.`)).toBeVisible()
    await button(page, 'Populate Pillar').click()
    await expect(toast(page)).toContainText('4 challenges, 4 resources, 3 forum posts')
    await expect(panel(page, 'Generations').getByRole('link', { name: 'Content for Mental & Emotional' })).toHaveCount(
      round,
    )
    await page.keyboard.press('Escape')
  }
  await expect(form.getByText('The library has nothing left for Mental & Emotional.')).toBeVisible()
  await expect(button(page, 'Populate Pillar')).toHaveAttribute('disabled')
  await expect(field(page, 'Pillar')).toBeFocused()
  await librarySite.goTo('/admin/challenges')
  await field(page, 'Idea').fill('30 days of cold showers in the morning')
  await button(page, 'Create Challenge').click()
  await expect(toast(page)).toContainText('Challenge created!')
  await expect(page.getByText('30 days of cold showers', { exact: true })).toBeVisible()
  await expect(page.getByText('No AI model used')).toBeVisible()
})

test('explains what the library cannot do, and uses a suggestion instead', async ({ page, librarySite }) => {
  const form = panel(page, 'From an idea')
  const submit = async (idea: string) => {
    await field(page, 'Idea').fill(idea)
    await button(page, 'Create Challenge').click()
  }
  await librarySite.goTo('/admin/challenges')

  await submit('Hold my breath under water every day')
  await expect(toast(page)).toContainText('Failed to create challenge')
  await expect(form.getByRole('alert')).toContainText('faint without warning')
  await expect(form.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^https:/)
  await expect(field(page, 'Idea')).toHaveValue('Hold my breath under water every day')
  await expectAccessible(page)

  await submit('I spend too much')
  await expect(form.getByRole('status')).toContainText('Already on the site')
  await expect(form.getByRole('link', { name: 'See where your money goes' })).toBeVisible()

  await submit('Drink a beer every evening')
  await expect(form.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Use Go three weeks without alcohol' }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Challenge created!')
  await expect(page.getByText('Go three weeks without alcohol', { exact: true }).first()).toBeVisible()
  await expect(field(page, 'Idea')).toHaveValue('')

  await field(page, 'Topic').fill('Fishing')
  await button(page, 'Generate Challenges').click()
  await expect(toast(page)).toContainText('Failed to generate challenges')
  await expect(panel(page, 'From a topic').getByRole('listitem')).toHaveCount(3)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoHorizontalScroll(page)
})

test('keeps the next text when a refusal arrives, and the suggestions when one of them fails', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUp(context.request, site, 'boss')
  await page.goto(`${site.url}/admin/challenges`)
  for (const { name, text, submit, path } of [
    { name: 'From an idea', text: 'Idea', submit: 'Create Challenge', path: /\/challenges\/ingest$/ },
    { name: 'From a topic', text: 'Topic', submit: 'Generate Challenges', path: /\/challenges\/generate$/ },
  ]) {
    const form = panel(page, name)
    const refusal = form.getByRole('alert').filter({ hasText: 'faint without warning' })
    const release = await holdRequests(page, path)
    await field(page, text).fill('Hold my breath under water every day')
    await button(page, submit).click()
    await field(page, text).fill('Fishing')
    release()
    await expect(refusal, name).toBeVisible()
    await expect(field(page, text)).toHaveValue('Fishing')
    await button(page, submit).click()
    await expect(refusal, 'until the next request').toHaveCount(0)
    await expect(form.getByRole('listitem')).toHaveCount(3)

    const useFirst = form.getByRole('button', { name: /^Use / }).first()
    await page.route('**/api/challenges/ingest', (route) => route.abort(), { times: 1 })
    await useFirst.click()
    await expect(toast(page)).toContainText('The server could not be reached.')
    await expect(form.getByRole('listitem')).toHaveCount(3)

    await page.route(
      '**/api/challenges/ingest',
      (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), rawText: 'Hold my breath under water' } }),
      { times: 1 },
    )
    await useFirst.click()
    await expect(refusal).toBeVisible()
    await field(page, text).fill('Drink a beer every evening')
    await button(page, submit).click()
    await expect(refusal, 'the reason for the previous text').toHaveCount(0)
  }
})
