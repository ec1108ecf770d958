import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { axes } from '../bin/subset-fonts.js'

// The build leaves out all other widths and weights of the fonts. A new one needs a change in bin/subset-fonts.js.
const { wght, wdth } = axes.display
const { min, max } = axes.text.wght

const rules = globSync('web/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([^{};]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    const declarations = new Map(
      [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    )
    return { place: `${file} ${selector.trim()}`, declarations }
  }),
)
const displayRules = rules.filter(({ declarations }) => declarations.get('font-family') === 'var(--display)')
const otherRules = rules.filter((rule) => !displayRules.includes(rule) && !rule.place.includes('@font-face'))

test('uses one weight and one width for headings, names and figures', () => {
  expect(displayRules.length).toBeGreaterThan(8)
  for (const { place, declarations } of displayRules) {
    expect(declarations.get('font-weight'), place).toBe(`${wght}`)
    expect(declarations.get('font-stretch'), place).toBe(`${wdth}%`)
  }
})

test('uses only weights that the font for text has', () => {
  for (const { place, declarations } of otherRules) {
    const weight = declarations.get('font-weight') ?? 'inherit'
    if (['inherit', 'normal', 'bold'].includes(weight)) continue
    expect(Number(weight), place).toBeGreaterThanOrEqual(min)
    expect(Number(weight), place).toBeLessThanOrEqual(max)
  }
})

test('includes the weights that browsers use by themselves', () => {
  expect(min).toBeLessThanOrEqual(400)
  expect(max).toBeGreaterThanOrEqual(700)
})

test('leaves the heading font before it changes the weight or width of a heading', () => {
  for (const { place, declarations } of otherRules) {
    const isText = declarations.get('font-family') === 'var(--text)'
    const width = declarations.get('font-stretch') ?? 'inherit'
    expect(isText || width === 'inherit', place).toBe(true)
    if (declarations.has('font-weight') && /\bh[1-6]\b[^>+~ ]*$/.test(place)) expect(isText, place).toBe(true)
  }
})

test('does without the settings and shorthands that these tests do not read', () => {
  for (const { place, declarations } of rules) {
    expect(declarations.get('font') ?? 'inherit', place).toBe('inherit')
    expect(declarations.get('font-variant-numeric') ?? 'tabular-nums', place).toBe('tabular-nums')
    for (const name of ['font-variation-settings', 'font-feature-settings', 'font-variant', 'font-variant-caps'])
      expect(declarations.has(name), `${place} ${name}`).toBe(false)
  }
})

test('uses only these weights in scripts and in pages of the server', () => {
  const files = [...globSync('web/**/*.{ts,tsx}'), ...globSync('server/**/*.ts')].filter(
    (file) => !/\.test\./.test(file),
  )
  const weights = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-?weight\W{1,6}(\w+)/gi)].map(([, weight]) => ({ file, weight })),
  )
  expect(weights.length).toBeGreaterThan(4)
  for (const { file, weight } of weights) {
    expect(Number(weight), file).toBeGreaterThanOrEqual(min)
    expect(Number(weight), file).toBeLessThanOrEqual(max)
  }
})

test('uses only these weights in the picture of a finished challenge', () => {
  const source = readFileSync('web/features/challenges/finishing/draw-picture.ts', 'utf8')
  expect(source).toContain(`normal ${wght} semi-expanded `)
  const textWeights = [...source.matchAll(/textFont\([^()]*?\b(?:weight = )?(\d{3})\)/g)].map(([, weight]) =>
    Number(weight),
  )
  expect(textWeights.length).toBeGreaterThan(2)
  for (const weight of textWeights) {
    expect(weight).toBeGreaterThanOrEqual(min)
    expect(weight).toBeLessThanOrEqual(max)
  }
  expect(source.match(/\.font = /g)).toHaveLength(source.match(/\.font = (?:textFont|titleFont)\(/g)?.length ?? 0)
})
