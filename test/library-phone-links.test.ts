import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { challengeShelves, discussionShelves, resourceShelves } from '#server/content/shelves.ts'
import type { LibraryResource, Shelf } from '#server/content/types.ts'
import { LinkedPhoneText } from '#web/ui/LinkedPhoneText.tsx'
import { MarkdownText } from '#web/ui/MarkdownText.tsx'

const listAll = <Item>(shelves: Record<string, Shelf<Item>>) =>
  Object.values(shelves).flatMap(({ seeded, reserve }) => [...seeded, ...reserve])

const renderPlain = (text: string) => renderToStaticMarkup(createElement(LinkedPhoneText, { text }))

function renderBlock(block: LibraryResource['blocks'][number]): string[] {
  switch (block.kind) {
    case 'intro':
      return [renderToStaticMarkup(createElement(MarkdownText, { text: block.markdown, phones: 'all' }))]
    case 'checklist':
      return block.items.map(renderPlain)
    case 'steps':
      return block.steps.map(renderPlain)
    case 'tiplist':
      return block.tips.map(renderPlain)
    case 'drawing':
      return [renderPlain(block.caption)]
    default:
      return []
  }
}

/** Every text of the library, as the screens that link phone numbers show it. */
const texts = [
  ...listAll(challengeShelves).flatMap(({ description, plan }) =>
    [description, ...plan.flatMap(({ action, details = '' }) => [action, details])].map(renderPlain),
  ),
  ...listAll(resourceShelves).flatMap(({ description, blocks }) => [
    renderPlain(description),
    ...blocks.flatMap(renderBlock),
  ]),
  ...listAll(discussionShelves).map(({ content }) =>
    renderToStaticMarkup(createElement(MarkdownText, { text: content })),
  ),
]

test('has no phone numbers in the library, because the help page has one list for all countries', () => {
  expect(texts.flatMap((html) => html.match(/<a href="(?:tel|sms):[^"]*"[^>]*>[^<]*/g) ?? [])).toEqual([])
  const numbers = /\b(?:988|116 123|13 11 14|911|999|741741)\b/
  expect(texts.map((html) => html.replace(/<[^>]*>/g, '')).filter((text) => numbers.test(text))).toEqual([])
})
