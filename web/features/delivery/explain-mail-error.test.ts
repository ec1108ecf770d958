import { expect, test } from 'vitest'
import { explainMailError } from './explain-mail-error.ts'

test.each([
  ['The mail server can’t be reached (ECONNREFUSED).', /mail server is running/],
  ['The mail server can’t be reached (ENOTFOUND).', /host name was not found/],
  ['The mail server can’t be reached (timeout).', /did not answer in time/],
  ['The mail server refused the sign-in: 535 5.7.8 Error: authentication failed', /user name and the password/],
  ['The mail server can’t be reached (DEPTH_ZERO_SELF_SIGNED_CERT).', /secure connection failed/],
  ['The mail server answered: 550 5.7.1 Sender address rejected: not owned by user', /MAIL_FROM/],
])('says what to do about "%s"', (error, advice) => {
  expect(explainMailError(error)).toMatch(advice)
})

test('says nothing about other answers', () => {
  expect(explainMailError('The mail server answered: 552 5.2.2 Mailbox full')).toBeUndefined()
})
