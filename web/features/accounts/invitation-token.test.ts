import { expect, test } from 'vitest'
import { parseInvitationLink } from './invitation-token.ts'

test.each([
  ['https://pillars.example.org/invite#token=abc.d-e_f', 'abc.d-e_f'],
  [' pillars.example.org/invite?utm=mail#token=abc ', 'abc'],
  ['https://pillars.example.org/invite/abc.d-e_f', 'abc.d-e_f'],
  ['  https://pillars.example.org/invite/abc/?utm=mail#top ', 'abc'],
  ['pillars.example.org/invite/abc', 'abc'],
  ['abc', 'abc'],
])('finds the token in %j', (text, token) => {
  expect(parseInvitationLink(text)).toBe(token)
})

test.each(['', '   ', 'I have no link', 'https://', 'a'.repeat(201)])('finds no token in %j', (text) => {
  expect(parseInvitationLink(text)).toBeUndefined()
})
