import { afterAll, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { createTestApp } from '#test/app.ts'
import { issueTokenLink, redeemAccountToken } from './account-tokens.ts'

const site = await createTestApp()
const member = await site.signUp()

afterAll(() => site.close())

const issueToken = async (purpose: 'reset' | 'handed-reset' | 'verify') =>
  (await issueTokenLink(site, member, purpose)).link.split('#token=')[1] ?? ''

const redeem = (token: string, purpose: 'reset' | 'handed-reset' | 'verify') =>
  transaction(site.database, (tx) =>
    redeemAccountToken(tx, token, { purposes: [purpose], now: site.services.clock.now() }),
  )

test('redeems a link only once when ten requests use it at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const token = await issueToken('reset')
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => redeem(token, 'reset')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'link-expired' })
  }
})

test('rejects a link that was issued for another purpose', async () => {
  const [reset, handed, verify] = [
    await issueToken('reset'),
    await issueToken('handed-reset'),
    await issueToken('verify'),
  ]
  await expect(redeem(verify, 'reset')).rejects.toMatchObject({ code: 'link-expired' })
  await expect(redeem(reset, 'verify')).rejects.toMatchObject({ code: 'link-expired' })
  await expect(redeem(handed, 'reset')).rejects.toMatchObject({ code: 'link-expired' })
  expect(await redeem(verify, 'verify')).toMatchObject({ user_id: member.id, email: member.email })
})

test('creates links to localhost without PUBLIC_URL', async () => {
  expect((await issueTokenLink(site, member, 'verify')).link).toMatch(
    /^http:\/\/localhost:3000\/verify#token=[\w-]{43}$/,
  )
})
