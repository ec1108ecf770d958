import { expect, test } from 'vitest'
import { resourceShelves } from '#server/content/shelves.ts'
import { fieldsToBlock, blockToFields } from './block-fields.ts'

test('every block of the library is the same after it was opened in the editor and saved', () => {
  for (const { seeded, reserve } of Object.values(resourceShelves)) {
    for (const { blocks } of [...seeded, ...reserve])
      expect(blocks.map(blockToFields).map(fieldsToBlock)).toEqual(blocks)
  }
})

test('a link without a name is called by its address', () => {
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
