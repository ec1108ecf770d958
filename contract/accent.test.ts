import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveAccent, getContrast, themes, writeAccentStyle, type ThemeName } from './accent.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const names: ThemeName[] = ['dark', 'light']

test.each(names)('derives from every colour a %s accent that can be read on every surface', (theme) => {
  const { ground, raised, sunk } = themes[theme]
  fc.assert(
    fc.property(color, (chosen) => {
      const { brass, onBrass, brassStrong } = deriveAccent(chosen, theme)
      for (const accent of [brass, brassStrong])
        for (const other of [ground, raised, sunk, onBrass])
          expect(getContrast(accent, other), `${chosen} → ${accent} on ${other}`).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('keeps a colour that can already be read', () => {
  expect(deriveAccent('#80590f', 'light').brass).toBe('#80590f')
  expect(deriveAccent('#d3ad5e', 'dark').brass).toBe('#d3ad5e')
})

test('measures contrast as WCAG does', () => {
  expect(getContrast('#000000', '#ffffff')).toBe(21)
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('knows the colours of the stylesheet', () => {
  const tokens = readFileSync(new URL('../web/theme/tokens.css', import.meta.url), 'utf8')
  const sections = { dark: tokens.split(':root.light')[0] ?? '', light: tokens.split(':root.light')[1] ?? '' }
  for (const theme of names)
    for (const [name, value] of Object.entries(themes[theme]))
      expect(sections[theme]).toContain(
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
      )
})

test('writes a style for both themes', () => {
  expect(writeAccentStyle('#2266aa')).toMatch(
    /^@media \(forced-colors:none\)\{:root\{--brass:#[0-9a-f]{6};--on-brass:#1a1509;--brass-strong:#[0-9a-f]{6}\}:root\.light\{/,
  )
})
