import type { APIRequestContext, Page } from '@playwright/test'
import type { ModelFake } from '../model-fake.ts'
import { startOpenAiFake } from '../openai-fake.ts'
import type { ServerProcess } from '../server-process.ts'
import { holdRequests } from './network.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, signUpAt, test as base, toast } from './site.ts'

type ContentFixtures = {
  fake: ModelFake
  /** Starts a separate site with the fake model and signs the browser in as its admin. */
  adminSite: { site: ServerProcess; goTo: (path: string) => Promise<void>; api: APIRequestContext }
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
    await signUpAt(site, context.request, 'boss')
    await use({ site, api: context.request, goTo: async (path) => void (await page.goto(site.url + path)) })
  },
})

const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const editor = (page: Page) => page.getByRole('dialog')
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' })

test.describe('Create Challenges', () => {
  test('turns an idea into a challenge that an admin edits and publishes, and keeps an idea that failed @prove', async ({
    page,
    adminSite,
    fake,
    consoleErrors,
  }) => {
    await adminSite.goTo('/admin/challenges')
    await expect(page.getByRole('heading', { level: 1, name: 'AI Challenge Creator' })).toBeVisible()
    await field(page, 'Idea').fill('   ')
    await expect(button(page, 'Create Challenge')).toHaveAttribute('disabled')
    const gate = fake.hold()
    await field(page, 'Idea').fill('Walk at dawn')
    await field(page, 'Pillar (optional)').selectOption('Career & Finances')
    await field(page, 'Days (optional)').fill('20')
    await button(page, 'Create Challenge').click()
    await expect(button(page, 'Creating...')).toBeVisible()
    await field(page, 'Idea').fill('Swim at dusk [[401]]')
    gate.release()
    await expect(toast(page)).toContainText('Challenge created!')

    const draft = panel(page, /^A challenge from “Walk at dawn”/)
    await draft.getByRole('button', { name: /^Edit / }).click()
    await editor(page).getByLabel('Name', { exact: true }).fill('Said better')
    await expect(editor(page).getByLabel('Length', { exact: true })).toHaveValue('20')
    await editor(page).getByRole('button', { name: '21 Add a day' }).click()
    const day = editor(page).getByRole('group', { name: 'Day 21' })
    await day.getByLabel('Title of day 21').fill('One more')
    await day.getByLabel('What to do').fill('Do it once more.')
    const weekday = (name: string) => editor(page).getByRole('group', { name: 'Which weekdays' }).getByLabel(name)
    const rule = (name: string) =>
      editor(page).getByRole('group', { name: 'Rules members can choose' }).getByLabel(name)
    await expect(editor(page).getByRole('radio', { name: 'Every day' })).toBeChecked()
    await editor(page).getByText('Weekdays', { exact: true }).click()
    await editor(page).getByText(/^More/).click()
    await weekday('Sat').check()
    for (const name of ['Flexible', 'A few passes', 'Strict']) await rule(name).uncheck()
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(editor(page).getByText('Choose at least one')).toBeVisible()
    for (const name of ['Strict', 'A few passes']) await rule(name).check()
    await editor(page).getByLabel('Passes (optional)').fill('4')
    await expectAccessible(page)
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page)).toContainText('Changes saved')
    await draft.getByRole('button', { name: 'Publish Said better' }).click()
    await expect(toast(page)).toContainText('Draft published')
    await expect(field(page, 'Idea'), 'what was typed in the meantime').toHaveValue('Swim at dusk [[401]]')
    await page.getByRole('link', { name: 'Said better' }).click()
    await expect(page.getByText('Do it once more.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Join Challenge/ })).toBeVisible()
    expect(consoleErrors).toEqual([])

    await page.goBack()
    await field(page, 'Idea').fill('Each day: run, read, call a friend [[two-parts]]')
    await button(page, 'Create Challenge').click()
    await expect(panel(page, /^A challenge from “Each day/).getByText('Left out: call a friend')).toBeVisible()
    await field(page, 'Idea').fill('Swim at dusk [[401]]')
    await button(page, 'Create Challenge').click()
    await expect(toast(page)).toContainText('Failed to create challenge')
    await expect(toast(page)).toContainText('AI_API_KEY')
    await expect(field(page, 'Idea')).toHaveValue('Swim at dusk [[401]]')
  })

  test('turns a topic into drafts, and edits, publishes and discards them, with the keyboard alone @prove', async ({
    page,
    adminSite,
  }) => {
    await adminSite.goTo('/admin/challenges')
    const drafts = panel(page, 'Drafts')
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
    await expect(button(page, 'Generate Challenges')).toHaveAttribute('disabled')
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

    await page.reload()
    await drafts.getByRole('link', { name: /patience/ }).press('Enter')
    const run = panel(page, /challenges on “patience”/)
    await run
      .getByRole('button', { name: /^Edit / })
      .first()
      .press('Enter')
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Wait a minute')
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).press('Enter')
    await expect(toast(page)).toContainText('Changes saved')
    await run.getByRole('button', { name: 'Publish Wait a minute' }).press('Enter')
    await expect(toast(page)).toContainText('Draft published')
    await expect(run.getByRole('listitem').first()).toBeFocused()

    const discard = run.getByRole('button', { name: /^Discard (?!all)/ }).first()
    await expect(discard, 'saved').not.toHaveAttribute('aria-disabled')
    await discard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(toast(page)).toContainText('Draft discarded')
    await expect(drafts.getByText('3 drafts', { exact: true })).toBeVisible()
    await button(page, 'Discard all').press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard all' }).press('Enter')
    await expect(toast(page)).toContainText('Drafts discarded')
    await expect(drafts.getByText('Nothing to review.')).toBeVisible()
  })
})

test.describe('AI Populate', () => {
  test('populates one pillar, edits, regenerates or removes an item, and undoes the generation @prove', async ({
    page,
    adminSite,
  }) => {
    await adminSite.goTo('/admin/populate')
    await expect(page.getByRole('heading', { level: 1, name: 'AI Content Generator' })).toBeVisible()
    await expect(button(page, 'Populate Pillar')).toHaveAttribute('disabled')
    await field(page, 'Pillar').selectOption('Brotherhood')
    await button(page, 'Populate Pillar').click()
    await expect(toast(page)).toContainText('Content generated successfully!')
    await expect(toast(page)).toContainText('4 challenges, 4 resources, 3 forum posts')
    const run = panel(page, 'Content for Brotherhood')
    await expect(run.getByRole('listitem')).toHaveCount(11)
    await button(page, 'Publish all').click()
    await expect(toast(page)).toContainText('Drafts published')
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

    const resource = run.getByRole('listitem').nth(4)
    await resource.getByRole('button', { name: /^Edit / }).click()
    await editor(page).getByRole('button', { name: 'Remove block 1', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(editor(page).getByText('You have unsaved changes.')).toBeVisible()
    await editor(page).getByRole('button', { name: 'Keep editing' }).click()
    const block = editor(page).getByRole('group', { name: 'Block 2: Links' })
    await block.getByLabel('Contents').fill('Bad | javascript:alert(1)')
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(block.getByText('Invalid address')).toBeVisible()
    await block.getByLabel('Contents').fill('WHO | https://www.who.int')
    await editor(page).getByLabel('Block type').selectOption('Checklist')
    await editor(page).getByRole('button', { name: 'Add a block' }).click()
    const added = editor(page).getByRole('group', { name: 'Block 3: Checklist' })
    await added.getByLabel('Heading').fill('Today')
    await added.getByLabel('Contents').fill('Call him\nWrite it down')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoHorizontalScroll(page)
    await editor(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page)).toContainText('Changes saved')
    await resource.getByRole('link').click()
    await expect(page.getByRole('checkbox', { name: 'Write it down' })).toBeVisible()
    await expect(page.getByRole('link', { name: /WHO/ })).toBeVisible()

    await page.goBack()
    await button(page, 'Undo generation').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo generation' }).click()
    await expect(toast(page)).toContainText('Generation undone')
    await expect(run.getByText('Removed')).toHaveCount(11)
  })

  test('shows progress for all pillars in two tabs and on return, and resumes after a cancellation @prove', async ({
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
    await button(page, 'Populate All Pillars').click()
    const run = panel(page, 'Content for all pillars')
    await expect(run.getByText('Writing: Challenge 1 for Purpose & Direction')).toBeVisible()
    await expect(button(page, 'Generating...')).toHaveCount(2)
    gate.release(5)
    await expect(run.getByText('Writing: Resource 2 for Purpose & Direction')).toBeVisible()
    for (const tab of [page, second]) await expect(progress(tab)).toHaveAttribute('aria-valuetext', '5 of 77 written')
    await expect(run.getByRole('img', { name: 'Purpose & Direction: 5 of 11' })).toBeVisible()
    expect(streams, 'one event stream for both tabs').toHaveLength(1)
    await second.close()

    await page.getByRole('link', { name: 'Goals', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Goals & Accountability' })).toBeVisible()
    gate.release(5)
    await page.getByRole('link', { name: 'AI Populate' }).click()
    await expect(progress(page)).toHaveAttribute('aria-valuetext', '10 of 77 written')
    await button(page, 'Cancel').click()
    await expect(run.getByText('Cancelled')).toBeVisible()
    await page.reload()
    await button(page, 'Resume').click()
    gate.release()
    await expect(toast(page)).toContainText('All content generated!')
    await expect(toast(page)).toContainText('28 challenges, 28 resources, 21 forum posts')
    await expect(run.getByText('Finished')).toBeVisible()
    await expect(button(page, 'Populate All Pillars')).toBeEnabled()
  })

  test('follows the generation of another admin when no events arrive, instead of starting a second one @prove', async ({
    page,
    adminSite,
    fake,
  }) => {
    // As behind a buffering proxy: the connection opens, but no events arrive.
    await page.route('**/api/events', () => {})
    const gate = fake.hold()
    await adminSite.goTo('/admin/populate')
    await expect(button(page, 'Populate All Pillars')).toBeEnabled()
    const started = await adminSite.api.post(`${adminSite.site.url}/api/content/populate-pillar`, {
      data: { pillar: 'career' },
      headers: { prefer: 'respond-async' },
    })
    expect(started.status()).toBe(202)
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

test('uses the library without a model, and explains what it cannot do and when nothing is left @prove', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite()
  await signUpAt(site, context.request, 'boss')
  for (let run = 0; run < 2; run++) {
    const populated = await context.request.post(`${site.url}/api/content/populate-pillar`, {
      data: { pillar: 'purpose' },
    })
    expect(populated.ok()).toBe(true)
  }
  await page.goto(`${site.url}/admin/populate`)
  await expect(page.getByText('No AI model is connected.')).toBeVisible()
  const pillarForm = panel(page, 'One pillar')
  await field(page, 'Pillar').selectOption('Purpose & Direction')
  await expect(pillarForm.getByText(/^Left in the library: 1 challenge\b/)).toBeVisible()
  await button(page, 'Populate Pillar').click()
  await expect(toast(page)).toContainText('1 challenge')
  await expect(pillarForm.getByText('The library has nothing left for Purpose & Direction.')).toBeVisible()
  await expect(button(page, 'Populate Pillar')).toHaveAttribute('disabled')
  await expect(field(page, 'Pillar')).toBeFocused()

  await page.goto(`${site.url}/admin/challenges`)
  const form = panel(page, 'From an idea')
  const refusal = form.getByRole('alert').filter({ hasText: 'faint without warning' })
  const release = await holdRequests(page, /\/content\/ideas$/)
  await expect(page.getByText(/Nothing is written for you/)).toBeVisible()
  await field(page, 'Idea').fill('Hold my breath under water every day')
  await button(page, 'Look in the Library').click()
  await field(page, 'Idea').fill('Climb the stairs for 40 days')
  release()
  await expect(toast(page)).toContainText('Failed to create challenge')
  await expect(refusal.getByRole('link')).toHaveAttribute('href', /^https:/)
  await expect(field(page, 'Idea'), 'what was typed in the meantime').toHaveValue('Climb the stairs for 40 days')
  await button(page, 'Look in the Library').click()
  await expect(refusal, 'until the next request').toHaveCount(0)
  await expect(form.getByRole('heading', { name: 'The library has these' })).toBeVisible()
  await expect(form.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  const add = form.getByRole('button', { name: 'Add to the site: Stairs by Choice' })
  await page.route('**/api/challenges/ingest', (route) => route.abort(), { times: 1 })
  await add.click()
  await expect(toast(page)).toContainText('The server could not be reached.')
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Challenge created!')
  await expect(page.getByText('Stairs by Choice', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('No AI model used')).toBeVisible()
  await expect(field(page, 'Idea')).toHaveValue('')

  await field(page, 'Idea').fill('I spend too much')
  await button(page, 'Look in the Library').click()
  await expect(form.getByRole('link', { name: 'Open Where the Money Went' })).toBeVisible()
  await field(page, 'Topic').fill('Fishing')
  await button(page, 'Add Challenges').click()
  await expect(toast(page)).toContainText('Failed to generate challenges')
  await expect(panel(page, 'From a topic').getByRole('listitem')).toHaveCount(3)

  await field(page, 'Idea').fill('Learn to swim.\nIn three weeks, with somebody who watches.')
  await button(page, 'Look in the Library').click()
  await expect(form.getByText('Nothing in the library is about this.')).toBeVisible()
  await button(page, 'Write it yourself').press('Enter')
  await expect(page).toHaveURL(/\/admin\/library\/drafts\//)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Learn to swim')
  await page.goBack()
  await expect(field(page, 'Idea')).toHaveValue('')
})
