import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import './fonts.css'
import { expect, test } from 'vitest'

const fonts = [
  { name: 'Archivo Variable', original: archivo, weights: [720] },
  { name: 'Hanken Grotesk Variable', original: hanken, weights: [400, 440, 560, 620, 700, 720] },
]

const letters = [
  ...Array.from({ length: 0x5e }, (_, index) => String.fromCharCode(0x21 + index)),
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0xa1 + index)),
  ...'ıŒœˆ˜–—‘’‚“”„•…‹›⁄€™↑↓−',
]
const sentences = ['AVATAR To Vé, fi fl', '1,111 of 2,097 days', 'Today’s Wall – “Yes, I did it.” (−3 %)']

test.each(fonts)('has the same letters in the small file of $name', async ({ name, original, weights }) => {
  const face = new FontFace('Original', `url(${original})`, { weight: '100 900', stretch: '62% 125%' })
  document.fonts.add(await face.load())
  await document.fonts.load(`20px '${name}'`)
  for (const weight of weights)
    for (const text of [...letters, ...sentences])
      expect(measureWidth(name, weight, text), `${text} at ${weight}`).toBe(measureWidth('Original', weight, text))
  document.fonts.delete(face)
})

test.each(fonts)('loads the full file of $name for letters of other scripts only', async ({ name }) => {
  const [latin, ...others] = await document.fonts.load(`720 20px '${name}'`, 'Today’s ½ façade')
  expect(others).toEqual([])
  const [extended] = await document.fonts.load(`720 20px '${name}'`, 'Łukasz')
  expect(extended?.unicodeRange).not.toBe(latin?.unicodeRange)
  expect(measureWidth(name, 720, 'Łő')).not.toBe(measureWidth('monospace', 720, 'Łő'))
  // With other descriptors the browser would not look for the letter in this file.
  expect([extended?.weight, extended?.stretch]).toEqual([latin?.weight, latin?.stretch])
})

test('needs less than 40 KB for both fonts', async () => {
  await Promise.all(fonts.map(({ name }) => document.fonts.load(`20px '${name}'`)))
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name)
  const small = new Set(urls.filter((url) => url.includes('/dist/fonts/')))
  const sizes = await Promise.all([...small].map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength))
  expect(sizes).toHaveLength(2)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40 * 1024)
})

function measureWidth(font: string, weight: number, text: string) {
  const span = document.createElement('span')
  span.style.cssText = `font: ${weight} 40px '${font}', monospace; font-stretch: 116%; white-space: pre`
  span.textContent = text
  document.body.append(span)
  const { width } = span.getBoundingClientRect()
  span.remove()
  return width
}
