import { expect, test } from 'vitest'
import { challengeDraft, discussionDraft, resourceDraft } from '#contract/generation.ts'
import { pillarKeys } from '#contract/pillars.ts'
import { configureValidationMessages } from '#contract/validation-messages.ts'
import { furtherReading } from './further-reading.ts'
import { libraryWriter } from './library-writer.ts'
import { isAllowedUrl, toPlainLine, sanitizeMarkdown } from './sanitize-markdown.ts'
import { isSimilarTitle } from './title-similarity.ts'

configureValidationMessages({ jitless: false })

test('returns every library item once, in a form that admins can edit', async () => {
  const { signal } = new AbortController()
  const schemas = { challenge: challengeDraft, resource: resourceDraft, discussion: discussionDraft }
  for (const pillar of pillarKeys) {
    for (const kind of ['challenge', 'resource', 'discussion'] as const) {
      const keys = new Set<string>()
      for (;;) {
        const written = await libraryWriter.write(
          { task: 'shelf', kind, pillar, number: 0 },
          { existing: { titles: [], keys }, signal },
        )
        if (!written) break
        expect(schemas[kind].safeParse(written.item.draft).error, written.key ?? '').toBeUndefined()
        keys.add(written.key ?? '')
      }
      expect(keys.size).toBeGreaterThanOrEqual({ challenge: 16, resource: 23, discussion: 11 }[kind])
    }
  }
})

test('offers models only links to allowed hosts', () => {
  for (const { url } of Object.values(furtherReading).flat()) expect(isAllowedUrl(url), url).toBe(true)
})

test.each([
  ['a <b>bold</b> word', 'a bold word'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['<scr<script>x</script>ipt>y', 'y'],
  ['[read](https://www.nhs.uk/live-well) it', '[read](https://www.nhs.uk/live-well) it'],
  ['[read](http://www.nhs.uk) [it](https://nhs.uk.evil.example)', 'read it'],
  ['![pixel](https://www.nhs.uk/x.png)', 'pixel'],
  ['[![pixel](//evil.example/x.png)](//evil.example)', 'pixel'],
  ['[one [two](//evil.example) three](//evil.example) four', 'one two three four'],
  [`[${'long '.repeat(200)}](//evil.example)`, 'long '.repeat(200)],
  [`[long](//evil.example/${'x'.repeat(3000)})`, 'long'],
  ['[x] (y) [z', '[x] (y) [z'],
  ['https://evil.example/x and https://www.who.int.', ' and https://www.who.int.'],
  ['[x](java\tscript:alert(1))', 'x'],
  ['**bold** and _more_', '**bold** and _more_'],
])('sanitizes %s to %s', (text, safe) => {
  expect(sanitizeMarkdown(text)).toBe(safe)
})

test('removes Markdown from a plain line', () => {
  expect(toPlainLine('## **Walk**\n- `at` dawn')).toBe('Walk at dawn')
})

test.each([
  '['.repeat(20_000),
  '<'.repeat(20_000),
  '<script'.repeat(3000),
  '[a]('.repeat(5000),
  '<!--'.repeat(5000),
  'http://'.repeat(3000),
  '<a'.repeat(10_000),
])('sanitizes pathological input quickly', (text) => {
  expect(sanitizeMarkdown(text)).not.toContain('<script')
})

test.each([
  ['Thirty mornings outdoors', 'Thirty mornings outdoors!', true],
  ['Cold showers', 'The cold shower', true],
  ['Ten pages a night', 'Ten pages a day', true],
  ['Thirty mornings outdoors', 'Thirty evenings indoors', false],
  ['Call your father', 'Write to your father', false],
  ['30 days', '31 days', false],
])('compares the titles "%s" and "%s" as similar: %s', (one, other, near) => {
  expect(isSimilarTitle(one, other)).toBe(near)
})
