import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Block } from '#contract/resources.ts'
import { generateId } from '#server/database/ids.ts'
import { insertResource } from '#server/features/resources/queries.ts'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'
import { builtFile, unreachableMessage } from './network.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, test, toast } from './site.ts'

const contents = 'night,hours\n1,\n2,\n'

const sampleBlocks: Block[] = [
  {
    kind: 'intro',
    markdown: 'Sleep is **not** a luxury.\n\n## Why it matters\n\nRead [more](https://example.org/why).',
  },
  { kind: 'checklist', title: 'Before bed', items: ['Phone out of the room', 'Clothes laid out', 'Window open'] },
  { kind: 'steps', title: 'Then', steps: ['Lie down', 'Breathe out slowly'] },
  { kind: 'tiplist', title: 'Worth knowing', tips: ['Dark beats quiet', 'Cold beats dark'] },
  {
    kind: 'links',
    title: 'Further on',
    links: [
      { label: 'World Health Organization', url: 'https://www.who.int/sleep' },
      { label: 'Write to us', url: 'mailto:sleep@example.org' },
    ],
  },
  { kind: 'download', label: 'A diary for two nights', filename: '../sleep diary.csv', contents },
  { kind: 'drawing', name: 'sleep-window', caption: 'Bedtime can change, getting up does not.' },
]

async function createResource(server: ServerProcess, blocks: string | null, title = 'Better sleep'): Promise<string> {
  const id = generateId()
  const createdAt = new Date().toISOString()
  await withDatabase(server, (database) =>
    insertResource(database, {
      id,
      title,
      description: 'Nothing to buy.',
      pillar: 'mental',
      type: 'worksheet',
      content: 'The whole text,\nplain.',
      blocks,
      read_time: 7,
      sources: null,
      created_at: createdAt,
      updated_at: createdAt,
      archived_at: null,
    }),
  )
  return id
}

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Content Loading Error' })
const plainContent = (page: Page) => page.getByText('The whole text,\nplain.', { exact: true })

test('shows every block of a resource, creates its download in the browser, and links back to its pillar', async ({
  page,
  server,
  signUp,
  consoleErrors,
}) => {
  await signUp()
  await page.goto(`/resource/${await createResource(server, JSON.stringify(sampleBlocks))}`)
  await expect(page).toHaveTitle('Better sleep · Seven Pillars')
  await expect(page.getByRole('heading', { level: 1, name: 'Better sleep' })).toBeVisible()
  const article = page.getByRole('article')
  for (const words of ['Mental & Emotional', 'Worksheet', '7 min', 'Nothing to buy.'])
    await expect(article.getByText(words).first()).toBeVisible()
  await expect(article.getByRole('heading', { level: 2 })).toHaveText([
    'Why it matters',
    'Before bed',
    'Then',
    'Worth knowing',
    'Further on',
  ])

  await expect(article.locator('strong', { hasText: 'not' })).toBeVisible()
  await expect(article.getByRole('link', { name: 'more' })).toHaveAttribute('href', 'https://example.org/why')
  await expect(article.getByRole('checkbox')).toHaveCount(3)
  await expect(article.locator('ol > li')).toHaveText(['Lie down', 'Breathe out slowly'])
  await expect(article.getByText('Dark beats quiet')).toBeVisible()
  const externalLink = article.getByRole('link', { name: /World Health Organization/ })
  await expect(externalLink).toHaveAttribute('href', 'https://www.who.int/sleep')
  await expect(externalLink).toHaveAttribute('rel', 'nofollow noopener noreferrer')
  await expect(article.getByRole('link', { name: /Write to us/ })).toHaveAttribute('href', 'mailto:sleep@example.org')

  const drawing = article.getByRole('figure').filter({ hasText: 'Bedtime can change, getting up does not.' })
  await expect(drawing.getByRole('img', { name: /^Seven nights as seven rows of bricks/ })).toBeVisible()

  await expect(banner(page)).toHaveCount(0)
  await expect(plainContent(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoHorizontalScroll(page)

  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('button', { name: 'A diary for two nights' }).click()
  const file = await downloadPromise
  expect(file.suggestedFilename(), 'a safe file name').toBe('sleep diary.csv')
  expect(await readFile(await file.path(), 'utf8')).toBe(contents)
  await page.getByRole('link', { name: 'Back to Mental & Emotional Strength' }).click()
  await expect(page).toHaveURL(/\/pillars\/mental$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mental & Emotional Strength' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('links the phone numbers of every block, and a tap on one does not tick a box', async ({
  page,
  server,
  signUp,
}) => {
  const blocks: Block[] = [
    { kind: 'intro', markdown: 'In a **crisis**, call or text 988 in the US. [Us](tel:+44-20-7946-0958) `988`' },
    { kind: 'checklist', title: 'Today', items: ['Ring Samaritans on 116 123 about the 90 days'] },
    { kind: 'steps', title: 'Then', steps: ['Text HOME to 741741'] },
    { kind: 'tiplist', title: 'Remember', tips: ['In danger, call 112', '10 000 steps'] },
  ]
  await signUp()
  await page.goto(`/resource/${await createResource(server, JSON.stringify(blocks))}`)
  const links = page.getByRole('article').locator('a:is([href^="tel:"], [href^="sms:"])')
  await expect(links).toHaveText(['text', '988', 'Us', '116 123', '741741', '112'])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'sms:988',
    'tel:988',
    'tel:+442079460958',
    'tel:116123',
    'sms:741741?&body=HOME',
    'tel:112',
  ])
  await expect(page.getByRole('link', { name: 'Text HOME to 741741' })).toBeVisible()
  await page.getByRole('link', { name: '116 123' }).click()
  await expect(page.getByText('0 of 1 done')).toBeVisible()
})

test('shows only the caption of a drawing that cannot be loaded @prove', async ({ page, server, signUp }) => {
  await signUp()
  await page.route(builtFile('features/resources/drawings/Picture.tsx'), (route) => route.abort())
  await page.goto(`/resource/${await createResource(server, JSON.stringify([sampleBlocks[6]]))}`)
  const drawing = page.getByRole('figure')
  await expect(drawing).toHaveText('Bedtime can change, getting up does not.')
  await expect(drawing.locator('div')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('keeps each member’s own checklist ticks, by keyboard too, and rolls back what cannot be saved', async ({
  page,
  api,
  context,
  server,
  signUp,
}) => {
  await signUp()
  const toastLoaded = page.waitForResponse(builtFile('ui/ToastViewport.tsx'))
  // The invalid block is skipped, but counts in the positions of the ticks.
  const id = await createResource(server, JSON.stringify([{ kind: 'video' }, sampleBlocks[1]]))
  await page.goto(`/resource/${id}`)
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  await box('Phone out of the room').focus()
  // In quick succession, so that the requests overlap.
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(box('Clothes laid out')).toBeFocused()
  await page.keyboard.press('Space')
  await box('Window open').check()
  await box('Clothes laid out').uncheck()
  await expect(page.getByText('2 of 3 done')).toBeVisible()
  await expect
    .poll(async () => (await api.get(`/api/resources/${id}/ticks`)).json())
    .toEqual([
      { block: 1, item: 0 },
      { block: 1, item: 2 },
    ])
  await page.reload()
  await expect(page.getByText('2 of 3 done')).toBeVisible()
  await expect(box('Phone out of the room')).toBeChecked()
  await expect(box('Clothes laid out')).not.toBeChecked()
  await expect(box('Window open')).toBeChecked()

  await toastLoaded
  await context.setOffline(true)
  await box('Window open').click()
  await expect(toast(page).getByText('Couldn’t save your change')).toBeVisible()
  await expect(toast(page).getByText(unreachableMessage)).toBeVisible()
  await expect(box('Window open')).toBeChecked()
  await context.setOffline(false)
  await box('Window open').click()
  await expect(page.getByText('1 of 3 done')).toBeVisible()

  await signUp()
  await page.reload()
  await expect(page.getByText('0 of 3 done')).toBeVisible()
})

test('says which blocks cannot be shown, and shows the rest or the plain content @prove', async ({
  page,
  server,
  signUp,
}) => {
  const cases = [
    {
      name: 'one is invalid',
      blocks: JSON.stringify([sampleBlocks[0], { kind: 'steps', title: 'No list' }, sampleBlocks[3]]),
      words: 'Some content could not be loaded properly.',
      rest: true,
    },
    {
      name: 'not a list',
      blocks: '{"kind":"intro","markdown":"x"}',
      words: 'Invalid content format.',
      rest: false,
    },
    { name: 'not JSON', blocks: '[{"kind":"intro"', words: 'Failed to parse content.', rest: false },
  ]
  await signUp()
  for (const { name, blocks, words, rest } of cases) {
    await page.goto(`/resource/${await createResource(server, blocks)}`)
    await expect(toast(page).getByText('Content Error'), name).toBeVisible()
    await expect(toast(page).getByText(words)).toBeVisible()
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Better sleep' })).toBeVisible()
    await expect(page.getByText('Sleep is not a luxury.')).toHaveCount(rest ? 1 : 0)
    await expect(page.getByText('Dark beats quiet')).toHaveCount(rest ? 1 : 0)
    await expect(page.getByText('No list')).toHaveCount(0)
    await expect(plainContent(page)).toHaveCount(rest ? 0 : 1)
  }
  await expectAccessible(page)
  for (const blocks of [null, '[]']) {
    await page.goto(`/resource/${await createResource(server, blocks)}`)
    await expect(plainContent(page)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByText('Content Error')).toHaveCount(0)
  }
})

test('runs no script in a block and drops unsafe links', async ({ page, server, signUp, consoleErrors }) => {
  await signUp()
  const hostile: Block[] = [
    {
      kind: 'intro',
      markdown:
        'Hello <img src=x onerror="document.title=\'taken\'"> <script>document.title="taken"</script> [press](javascript:alert(1))',
    },
    { kind: 'tiplist', title: '<b>Tips</b>', tips: ['<script>document.title="taken"</script>'] },
    { kind: 'links', title: 'Only bad ones', links: [{ label: 'Bad', url: 'javascript:document.title="taken"' }] },
    {
      kind: 'links',
      title: 'One good',
      links: [
        { label: 'Data', url: 'data:text/html,<script>1</script>' },
        { label: 'Good', url: 'https://example.org/good' },
      ],
    },
  ]
  await page.goto(`/resource/${await createResource(server, JSON.stringify(hostile), 'Hostile')}`)
  await expect(page.getByRole('link', { name: /Good/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: '<b>Tips</b>' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(2)
  await expect(page.getByText('Only bad ones')).toHaveCount(0)
  await expect(page.getByText('Content Error')).toHaveCount(0)
  await expect(page).toHaveTitle('Hostile · Seven Pillars')
  expect(consoleErrors).toEqual([])
})

test('retries a resource that could not be loaded, and says when it does not exist @prove', async ({
  page,
  context,
  server,
  signUp,
}) => {
  await signUp()
  const id = await createResource(server, JSON.stringify(sampleBlocks))
  await page.goto('/pillar/mental?tab=resources')
  await page
    .getByRole('link', { name: /^View Resource/ })
    .first()
    .click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'View Resource: Better sleep' }).last().click()
  await expect(page.getByText(unreachableMessage)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Better sleep' })).toBeVisible()
  expect(page.url()).toContain(id)

  await page.goto('/resource/nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'Resource not found.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Pillars' }).click()
  await expect(page).toHaveURL(/\/pillars$/)
})
