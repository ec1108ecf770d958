import { expect, test } from 'vitest'
import { describeReach } from './describe-reach.ts'

test.each([
  [
    { members: 7, email: 0, unconfirmed: 7, emailOff: 0 },
    '0 of 7 members will get this by email. 7 have not confirmed their address.',
  ],
  [
    { members: 1, email: 0, unconfirmed: 1, emailOff: 0 },
    '0 of 1 member will get this by email. 1 has not confirmed their address.',
  ],
  [
    { members: 1204, email: 1200, unconfirmed: 3, emailOff: 1 },
    '1,200 of 1,204 members will get this by email. 3 have not confirmed their address. 1 has switched these emails off.',
  ],
  [{ members: 5, email: 5, unconfirmed: 0, emailOff: 0 }, '5 of 5 members will get this by email.'],
])('says how many members get an email, and why not all: %o', (reach, text) => {
  expect(describeReach(reach)).toBe(text)
})
