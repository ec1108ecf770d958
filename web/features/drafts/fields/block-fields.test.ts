import { expect, test } from 'vitest'
import type { Block } from '#contract/resources.ts'
import { resourceShelves } from '#server/content/shelves.ts'
import { fieldsToBlock, blockToFields, describeBlock } from './block-fields.ts'

test('keeps every library block unchanged through the editor', () => {
  for (const { seeded, reserve } of Object.values(resourceShelves)) {
    for (const { blocks } of [...seeded, ...reserve])
      expect(blocks.map(blockToFields).map(fieldsToBlock)).toEqual(blocks)
  }
})

test('keeps the drawing and edits its caption', () => {
  const drawing: Block = { kind: 'drawing', name: 'urge-wave', caption: 'An urge passes.' }
  const fields = blockToFields(drawing)
  expect(describeBlock(fields)).toBe('Drawing: urge wave')
  expect(fieldsToBlock({ ...fields, text: 'It passes.' })).toEqual({ ...drawing, caption: 'It passes.' })
})

test('uses the address as the label of a link without one', () => {
  expect(
    fieldsToBlock({
      kind: 'links',
      heading: 'Further',
      text: 'https://www.who.int\n\nA | B | https://www.nhs.uk',
      filename: '',
    }),
  ).toEqual({
    kind: 'links',
    title: 'Further',
    links: [
      { label: 'https://www.who.int', url: 'https://www.who.int' },
      { label: 'A | B', url: 'https://www.nhs.uk' },
    ],
  })
})
