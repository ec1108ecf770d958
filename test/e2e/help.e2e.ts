import { expect, expectAccessible, test } from './site.ts'

test.use({ locale: 'en-US', timezoneId: 'Europe/London' })

test('shows a visitor the lines of the country they are in, and lets them find another', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/help')
  await expect(page).toHaveTitle(/^Help now · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help now')
  const country = page.getByLabel('Country', { exact: true })
  await expect(country).toHaveValue('GB')
  await expect(page.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  await expect(page.getByRole('link', { name: /^Call .*, Samaritans$/ })).toHaveAttribute('href', 'tel:116123')
  await expect(page.getByText(/^Checked on \d+ \w+ 20\d\d\./).first()).toBeVisible()
  for (const link of await page.getByRole('link', { name: /^(Call|Text|Chat) / }).all()) {
    const box = await link.boundingBox()
    if (box) expect(box.height, await link.innerText()).toBeGreaterThanOrEqual(44)
  }

  await page.getByLabel('Find a country').fill('osterr')
  await expect(page.getByText('That country isn’t in this list.')).toBeVisible()
  await page.getByLabel('Find a country').fill('austr')
  await expect(page.getByRole('heading', { level: 3, name: 'Austria' })).toBeVisible()
  await page.getByRole('heading', { name: 'Australia', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Call .*, Lifeline$/ })).toHaveAttribute('href', 'tel:131114')
  await expectAccessible(page)

  await country.selectOption('US')
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await page.reload()
  await expect(country).toHaveValue('US')
  expect(await context.cookies(), 'stays on this device').toEqual([])
  expect(consoleErrors).toEqual([])
})

test('scrolls to the topic of a link, although the page before the app has no such section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help#gambling')
  await expect(page.getByRole('heading', { name: 'Gambling', exact: true })).toBeInViewport()
  await expect(page.getByRole('link', { name: /^Call .*, National Gambling Helpline$/ })).toBeInViewport()
})

test('shows the emergency number and the way to the own plan when the list cannot be loaded', async ({
  page,
  signUp,
}) => {
  await page.route('/api/help', (route) => route.abort())
  await page.goto('/help')
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.')
  await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible()
  await signUp()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.')
  await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open your plan' })).toBeVisible()
})

test('lets an admin edit the list and go back to that of the release @prove', async ({ page, signInAsAdmin }) => {
  await signInAsAdmin()
  await page.goto('/admin/help')
  await page.getByRole('button', { name: 'Add a country' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Country', { exact: true }).fill('Kosovo')
  await dialog.getByLabel('Country code').fill('xk')
  await dialog.getByLabel('Emergency numbers').fill('112, 192')
  const line = dialog.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Name').fill('Lifeline')
  await line.getByLabel('Languages').fill('Albanian, Serbian')
  await line.getByLabel('Source').fill('https://example.org/lifeline')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(line.getByText('Add a number to call or text, or a chat')).toBeVisible()
  await expectAccessible(page)
  await line.getByLabel('Section').selectOption('Money and debt')
  await line.getByLabel('Number to call').fill('0800 12345')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'View the page' }).click()
  await page.getByLabel('Country', { exact: true }).selectOption('Kosovo')
  await expect(page.getByRole('heading', { name: 'Money and debt' })).toHaveCount(1)
  await page.getByRole('heading', { name: 'Money and debt' }).click()
  await expect(page.getByText('We could not confirm this number.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 0800 12345, Lifeline' })).toHaveAttribute('href', 'tel:080012345')
  await page.goBack()
  await page.getByRole('textbox', { name: 'Note' }).fill('Call **Tom** on weekends.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: 'Use the default list' }).click()
  await page.getByRole('button', { name: 'Use the list', exact: true }).click()
  await expect(page.getByText('This is the default list.')).toBeVisible()
  await expect(page.getByText('Kosovo')).toHaveCount(0)
  await page.getByRole('link', { name: 'View the page' }).click()
  await expect(page.getByRole('region', { name: 'From this site' })).toHaveText('Call Tom on weekends.')
})

test.describe('in a country without an entry', () => {
  test.use({ locale: 'en-US', timezoneId: 'Asia/Almaty' })

  test('names no emergency number and opens the topic of the link once a country is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/help#gambling')
    await expect(page.getByLabel('Country', { exact: true })).toBeInViewport()
    await expect(page.getByText('call your local emergency number, or ask someone to call it.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Call \d+$/ })).toHaveCount(0)
    await page.getByLabel('Country', { exact: true }).selectOption('GB')
    await expect(page.getByRole('link', { name: 'Call 999' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Call .*, National Gambling Helpline$/ })).toBeVisible()
  })
})
