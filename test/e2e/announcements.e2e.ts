import type { Browser, Page } from '@playwright/test'
import type { ServerProcess } from '../server-process.ts'
import { expect, expectAccessible, expectNoHorizontalScroll, signUpAt, test, toast } from './site.ts'

const announcements = (page: Page) => page.getByRole('list', { name: 'Announcements' }).getByRole('listitem')

test('sends an announcement to everyone, counts who has seen it, and withdraws it @prove', async ({
  page,
  browser,
  context,
  startSite,
}) => {
  const site = await startSite({ STARTER_CONTENT: 'off' })
  await signUpAt(site, context.request, 'keeper')
  const member = await openMember(browser, site, 'marcus')

  await page.goto(site.url)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click()
  await expect(page.getByText('No announcements yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New announcement' }).click()
  await page.getByRole('dialog', { name: 'New announcement' }).getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('alert')).toHaveText(['Required', 'Required'])
  await page.getByRole('textbox', { name: 'Title' }).fill('Meeting on Sunday')
  await page.getByRole('textbox', { name: 'Text' }).fill('We meet at **ten**.')
  await page.getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog', { name: 'Send this announcement?' })
  await expect(review.getByText('ten', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
  await expect(review.getByText('Not sent, because email is not available')).toBeVisible()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Send now' }).click()
  await expect(toast(page)).toContainText('Announcement sent')
  await expect(announcements(page)).toHaveText([/^Meeting on Sunday.*Sent.*Seen by 0 of \d.*To everyone.*by keeper/])
  const recipients = await readRecipients(page)

  await member.getByRole('button', { name: /^Notifications/ }).click()
  await member.getByRole('link', { name: /Meeting on Sunday/ }).click()
  await expect(member.getByRole('heading', { level: 1, name: 'Meeting on Sunday' })).toBeVisible()
  await expect(member.getByText('ten', { exact: true })).toHaveJSProperty('tagName', 'STRONG')
  await expect(
    member.getByRole('button', { name: 'Notifications', exact: true }),
    'opening marks it as read',
  ).toBeVisible()
  await page.reload()
  await expect(announcements(page).getByText(`Seen by 1 of ${recipients}`)).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw Meeting on Sunday' }).click()
  await page
    .getByRole('alertdialog', { name: 'Withdraw Meeting on Sunday?' })
    .getByRole('button', { name: 'Withdraw announcement' })
    .click()
  await expect(announcements(page)).toHaveText([/Withdrawn/])
  await member.reload()
  await expect(member.getByRole('heading', { level: 1, name: 'Announcement not found.' })).toBeVisible()
  await expect(member.getByText('ten', { exact: true })).toHaveCount(0)
  await member.context().close()
})

test('schedules an announcement to a challenge, changes and cancels it with the keyboard alone @prove', async ({
  page,
  context,
  startSite,
}) => {
  const site = await startSite()
  await signUpAt(site, context.request, 'keeper')
  await page.goto(`${site.url}/admin/announcements`)
  await page.getByRole('button', { name: 'New announcement' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('A new week')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('Keep going.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Members of one challenge' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('option', { name: 'Thirty Mornings Outdoors' })).toBeAttached()
  await page.keyboard.type('Thirty Mor')
  await expect(page.getByRole('combobox', { name: 'Challenge' }).locator('option:checked')).toHaveText(
    'Thirty Mornings Outdoors',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked()
  await page.getByLabel('Date').fill('2027-01-15')
  await page.getByRole('textbox', { name: 'Title' }).press('Enter')
  const review = page.getByRole('dialog', { name: 'Schedule this announcement?' })
  await expect(review.getByText('The members who are doing Thirty Mornings Outdoors')).toBeVisible()
  await expect(review.getByText('15 January 2027, 09:00')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(review.getByRole('button', { name: 'Schedule' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Announcement scheduled')
  await expect(announcements(page)).toHaveText([
    /^A new week.*Scheduled for 15 January 2027, 09:00.*To members of Thirty Mornings Outdoors/,
  ])
  await expect(page.getByRole('button', { name: 'New announcement' })).toBeFocused()

  await page.getByRole('button', { name: 'Edit A new week' }).press('Enter')
  await expect(page.getByLabel('Date')).toHaveValue('2027-01-15')
  await page.getByRole('textbox', { name: 'Title' }).fill('A fresh week')
  await page.getByRole('button', { name: 'Review' }).press('Enter')
  await review.getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(announcements(page)).toHaveText([/^A fresh week/])

  await page.getByRole('button', { name: 'Preview A fresh week' }).press('Enter')
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText('Keep going.')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(preview).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel A fresh week' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Cancel A fresh week?' })
    .getByRole('button', { name: 'Cancel announcement' })
    .press('Enter')
  await expect(announcements(page)).toHaveText([/Cancelled/])
  await expect(page.getByRole('button', { name: 'Edit A fresh week' })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
})

async function readRecipients(page: Page): Promise<number> {
  const text = await announcements(page).first().textContent()
  return Number(/of (\d+)/.exec(text ?? '')?.[1])
}

async function openMember(browser: Browser, site: ServerProcess, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  await signUpAt(site, context.request, name)
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  return page
}
