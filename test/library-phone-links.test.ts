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
    [description, ...plan.map(({ action }) => action)].map(renderPlain),
  ),
  ...listAll(resourceShelves).flatMap(({ description, blocks }) => [
    renderPlain(description),
    ...blocks.flatMap(renderBlock),
  ]),
  ...listAll(discussionShelves).map(({ content }) =>
    renderToStaticMarkup(createElement(MarkdownText, { text: content })),
  ),
]

test('links the phone numbers of the library and nothing else', () => {
  const links = texts.flatMap((html) =>
    [...html.matchAll(/<a href="((?:tel|sms):[^"]*)"[^>]*>([^<]*)/g)].map(([, href, name]) => `${name} → ${href}`),
  )
  expect([...new Set(links)].toSorted()).toEqual([
    '116 123 → tel:116123',
    '13 11 14 → tel:131114',
    '988 → tel:988',
    'text → sms:988',
  ])
  expect(links.length).toBeGreaterThan(200)
})

test('leaves no number of a helpline in the library without a link', () => {
  const numbers = /\b(?:988|116 123|13 11 14|112|911|999|741741)\b(?!lifeline)/
  const missed = texts
    .map((html) => html.replace(/<a [^>]*>.*?<\/a>/gs, '').replace(/<[^>]*>/g, ''))
    .filter((text) => numbers.test(text))
  expect(missed).toEqual([])
})
