import { expect, test } from 'vitest'
import { explainMailError } from './explain-mail-error.ts'

test.each([
  ['connect ECONNREFUSED 10.0.0.5:587', /mail server is running/],
  ['getaddrinfo ENOTFOUND smtp.example.org', /host name was not found/],
  ['the mail server took longer than 20 seconds', /did not answer in time/],
  ['Invalid login: 535 5.7.8 Error: authentication failed', /user name or password/],
  ['self-signed certificate', /secure connection failed/],
  ['550 5.7.1 Sender address rejected: not owned by user', /MAIL_FROM/],
])('says what to do about "%s"', (error, advice) => {
  expect(explainMailError(error)).toMatch(advice)
})

test('says nothing about other answers', () => {
  expect(explainMailError('552 5.2.2 Mailbox full')).toBeUndefined()
})
