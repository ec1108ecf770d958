import { expect, test } from 'vitest'
import { createFileName } from './save-picture.ts'

test.each([
  ['Thirty mornings outdoors', 'thirty-mornings-outdoors.png'],
  ['Ring a man: “How is it, really?”', 'ring-a-man-how-is-it-really.png'],
  ['الجري 30 دقيقة', 'الجري-30-دقيقة.png'],
  ['…', 'seven-pillars.png'],
  ['a'.repeat(120), `${'a'.repeat(60)}.png`],
])('names the file of %s', (title, name) => {
  expect(createFileName(title)).toBe(name)
})
