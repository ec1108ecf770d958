import { expect, test } from 'vitest'
import { findSharedPost } from './find-shared-post.ts'

const reel = 'https://www.instagram.com/reel/Cx_abc123/'

test.each([
  ['the link', { url: `${reel}?igsh=abc` }],
  ['a text with the link', { title: 'Instagram', text: `Look at this reel (${reel}).` }],
  ['a title with the link', { title: reel }],
  [
    'a link of another site before it',
    { text: `https://example.org/1 ${reel} https://www.tiktok.com/@a/video/12345678` },
  ],
])('finds a post in %s', (_, shared) => {
  expect(findSharedPost(new URLSearchParams(shared))).toBe(reel)
})

test('keeps a short link, which only the platform can resolve', () => {
  const text = 'Check out this video! https://vm.tiktok.com/ZMabc1234/'
  expect(findSharedPost(new URLSearchParams({ text }))).toBe('https://vm.tiktok.com/ZMabc1234/')
})

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['text without a link', { title: 'A title', text: 'Some words.' }],
  ['the link of a profile', { url: 'https://www.instagram.com/someone/' }],
  ['the link of another site', { url: 'https://example.org/reel/Cx_abc123/' }],
  ['a script', { url: 'javascript:alert(1)' }],
])('finds no post in %s', (_, shared) => {
  expect(findSharedPost(new URLSearchParams(shared))).toBeUndefined()
})
