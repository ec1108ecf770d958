// Reduces the fonts to the widths and weights that the styles use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The widths and weights of the fonts. test/fonts.test.ts compares them with the styles. */
export const axes = {
  display: { wdth: 116, wght: 720 },
  // 900 is the end of the original. Ending at 720 would save 0.8 KB, but round the widths of letters differently.
  text: { wght: { min: 400, max: 900 } },
}

const fonts = [
  { file: 'archivo/files/archivo-latin-wdth-normal.woff2', variationAxes: axes.display },
  { file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', variationAxes: axes.text },
]

// What browsers apply by default, and the figures of equal width.
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

const everyCharacter = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('')

// Vite's paths have slashes on Windows too.
const folder = join(root, 'dist/fonts').replaceAll('\\', '/')

/**
 * Replaces the fonts for Latin text by smaller ones in dist/fonts. Texts in other scripts load the fonts of the packages.
 * @returns {import('vite').Plugin}
 */
export function subsetFonts() {
  return {
    name: 'subset-fonts',
    async config({ build }) {
      // A build for the server writes no fonts and follows the one for the browser.
      if (!build?.ssr) await writeFonts()
      const names = fonts.map(({ file }) => getName(file).replace('.', '\\.')).join('|')
      return { resolve: { alias: [{ find: new RegExp(`^.*/(${names})$`), replacement: `${folder}/$1` }] } }
    },
  }
}

async function writeFonts() {
  // Loaded late, so that tests which start no build do not load WebAssembly.
  const { default: subsetFont } = await import('subset-font')
  mkdirSync(folder, { recursive: true })
  for (const { file, variationAxes } of fonts) {
    const original = readFileSync(join(root, 'node_modules/@fontsource-variable', file))
    const options = { targetFormat: /** @type {const} */ ('woff2'), variationAxes, keepFeatures }
    writeFileSync(join(folder, getName(file)), await subsetFont(original, everyCharacter, options))
  }
}

function getName(/** @type {string} */ file) {
  return file.replace(/^.*\//, '')
}
