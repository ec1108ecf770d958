import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { PasswordForm } from './PasswordForm.tsx'

test('says what would make a password stronger while it is typed', async () => {
  await renderForMember(<PasswordForm />)
  const field = page.getByLabelText('New password')
  await expect.element(field).toHaveAccessibleDescription('At least 8 characters. Longer is better.')
  for (const [password, hint] of [
    ['sunshine', 'Weak. Three or four unrelated words are better.'],
    ['member2026', 'Weak. Leave out your name and email.'],
    ['rainytuesday', 'Fair. Add another word.'],
    ['rainy tuesday', 'Good.'],
    ['three rainy tuesdays', 'Strong.'],
  ] as const) {
    await field.fill(password)
    await expect.element(field).toHaveAccessibleDescription(hint)
  }
})
