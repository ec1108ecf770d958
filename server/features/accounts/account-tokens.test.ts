import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { createTestApp, type Caller, type TestApp } from '#test/app.ts'
import { issueLink, redeemLink } from './account-tokens.ts'

let site: TestApp
let man: Caller

beforeAll(async () => {
  site = await createTestApp()
  man = await site.signUp()
})

afterAll(() => site.close())

const tokenOf = async (purpose: 'reset' | 'handed-reset' | 'verify') =>
  (await issueLink(site, man, purpose)).split('#token=')[1] ?? ''

const redeem = (token: string, purpose: 'reset' | 'handed-reset' | 'verify') =>
  transaction(site.database, (tx) => redeemLink(tx, token, { purposes: [purpose], now: site.services.clock.now() }))

test('a link used ten times at once is used once', async () => {
  for (let round = 0; round < 5; round++) {
    const token = await tokenOf('reset')
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => redeem(token, 'reset')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'link-expired' })
  }
})

test('a link of one kind is none of another', async () => {
  const [reset, handed, verify] = [await tokenOf('reset'), await tokenOf('handed-reset'), await tokenOf('verify')]
  await expect(redeem(verify, 'reset')).rejects.toMatchObject({ code: 'link-expired' })
  await expect(redeem(reset, 'verify')).rejects.toMatchObject({ code: 'link-expired' })
  await expect(redeem(handed, 'reset')).rejects.toMatchObject({ code: 'link-expired' })
  expect(await redeem(verify, 'verify')).toMatchObject({ user_id: man.id, email: man.email })
})

test('without PUBLIC_URL a link points to this machine', async () => {
  expect(await issueLink(site, man, 'verify')).toMatch(/^http:\/\/localhost:3000\/verify#token=[\w-]{43}$/)
})
