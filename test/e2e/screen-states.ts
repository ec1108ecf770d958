import type { Page } from '@playwright/test'
import { expect, resize } from './site.ts'

type State = (page: Page) => Promise<unknown>

/** Opens dialogs, tabs and messages of a screen, one after the other. */
export const screenStates: Record<string, State[]> = {
  'visitor /challenges': [
    async (page) => {
      await page
        .getByRole('button', { name: /^Join Challenge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible()
    },
  ],
  'visitor /sign-up': [
    async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  ],
  'member /pillars': [
    async (page) => {
      await page.keyboard.press('Control+b')
      await expect(page.getByRole('button', { name: 'Toggle sidebar', expanded: false })).toBeVisible()
    },
  ],
  'member /': [
    async (page) => {
      await resize(page, { width: 390, height: 844 })
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
    },
  ],
  'member /pillar/:pillar': [(page) => openTab(page, 'Resources'), (page) => openTab(page, 'Community')],
  'member /challenges': [(page) => openTab(page, 'Active'), (page) => openTab(page, 'Completed')],
  'newcomer /challenges?tab=active': [(page) => openTab(page, 'Completed')],
  'member /challenge/:id': [
    async (page) => {
      const wall = page.getByRole('group', { name: /days done/ })
      await wall.locator('[data-brick]').first().click()
      await expect(wall.getByText('Note 1', { exact: true })).toBeVisible()
    },
    async (page) => {
      await page.getByRole('button', { name: /current streak/ }).click()
      await expect(page.getByRole('dialog', { name: /^Current streak/ })).toBeVisible()
    },
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Change plan', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Change your plan' })).toBeVisible()
    },
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Plan a break' }).click()
      await expect(page.getByRole('dialog', { name: 'Plan a break' })).toBeVisible()
    },
  ],
  'admin /admin/library': [
    async (page) => {
      const published = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasNotText: /Draft|Edit of/ })
      await published.first().getByRole('button').click()
      await expect(page.getByRole('button', { name: 'Share file' })).toBeVisible()
    },
  ],
  'admin /admin/library/drafts/:id': [
    async (page) => {
      await page
        .getByRole('button', { name: /^Days? 1/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: /^Remove day/ })).toBeVisible()
    },
    async (page) => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  'admin /admin/library/challenge/:id': [
    async (page) => {
      await page.getByText('All days on which members stopped').click()
      await expect(page.getByText('Day 41')).toBeVisible()
    },
  ],
  'member /goals': [
    async (page) => {
      await page.getByRole('button', { name: 'New Goal' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Create Goal' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
    async (page) => {
      await page.keyboard.press('Escape')
      await page.getByText('0 of 2 steps').first().click()
      await page.getByRole('checkbox', { name: 'Choose a day' }).click()
      await expect(page.getByText('1 of 2 steps')).toBeVisible()
    },
    async (page) => {
      await page.getByRole('button', { name: 'Edit steps' }).click()
      await expect(page.getByLabel('New step')).toBeFocused()
    },
  ],
  'member /journal': [
    async (page) => {
      await page.getByRole('button', { name: 'New Entry' }).first().click()
      await page.getByRole('dialog').getByLabel('Entry', { exact: true }).fill('A draft.')
    },
    async (page) => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('complementary', { name: 'Draft' })).toBeVisible()
    },
    async (page) => {
      await page.getByRole('button', { name: /, whole month$/ }).click()
      await page
        .getByRole('button', { name: /, has an entry$/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'All entries' })).toBeVisible()
    },
    async (page) => {
      await page.getByRole('searchbox').fill('a')
      await expect(page.getByText(/^\d+ entr(y|ies) found\.$/)).toBeVisible()
    },
  ],
  'member /community': [
    async (page) => {
      await page.getByRole('button', { name: 'Start a Discussion' }).click()
      await page.getByLabel('Title').fill('x'.repeat(121))
      await page.getByRole('textbox', { name: 'Content' }).press('Control+Enter')
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    },
  ],
  'member /community/:id': [
    async (page) => {
      await page.getByRole('textbox', { name: 'Write a reply' }).fill('Here is **how**.')
      await page.getByRole('button', { name: 'Preview' }).click()
    },
  ],
  'member /settings/privacy': [
    async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('alertdialog').getByRole('radio', { name: 'Keep my posts' })).toBeChecked()
    },
  ],
  'admin /admin/members/:id': [
    async (page) => {
      await page.getByRole('button', { name: 'Suspend' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  ],
  'admin /admin/invitations': [
    async (page) => {
      await page.getByText('By email', { exact: true }).click()
      await expect(page.getByRole('region', { name: 'Email doesn’t work at the moment' })).toBeVisible()
    },
  ],
  'admin /admin/social': [
    async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select/ })
        .first()
        .click()
      await expect(page.getByRole('group', { name: 'Selected posts' })).toBeVisible()
    },
    async (page) => {
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Add account' }).click()
      await dialog.getByRole('textbox', { name: 'Instagram user ID' }).fill('iron')
      await dialog.getByRole('button', { name: 'Add account' }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
    },
  ],
}

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click()
  await expect(page.getByTestId('skeleton')).toHaveCount(0)
}
