// node bin/run.js test/icons.ts: draws the app's icons from the logo and the icons of the app, with Chromium.
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../bin/chromium.js'

const ground = '#131210'
const colors = { ink: '#efeae1', accent: '#d3ad5e' }
const white = { ink: '#fff', accent: '#fff' }

type Look = {
  size: number
  colors: { ink: string; accent: string }
  /** Width of the drawing as a part of the icon. */
  scale: number
  background?: { radius: number }
}

const folder = new URL('../web/public/icons/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()

const rounded = { radius: 0.19 }
const square = { radius: 0 }
for (const size of [192, 512]) await drawLogo(`icon-${size}`, { size, colors, scale: 0.72, background: rounded })
// Android cuts up to a fifth off each side.
await drawLogo('maskable-512', { size: 512, colors, scale: 0.52, background: square })
await drawLogo('monochrome-512', { size: 512, colors: white, scale: 0.52 })
await drawLogo('badge-96', { size: 96, colors: white, scale: 0.96 })
await drawLogo('apple-touch-icon', { size: 180, colors, scale: 0.62, background: square })
for (const [name, icon] of [
  ['shortcut-mark-96', 'check'],
  ['shortcut-write-96', 'journal'],
] as const)
  await draw(name, { size: 96, colors, scale: 0.6, background: { radius: 0.5 } }, () => readIcon(icon))

await browser.close()

function drawLogo(name: string, look: Look) {
  return draw(name, look, readLogo)
}

async function draw(name: string, { size, colors, scale, background }: Look, read: (look: Look['colors']) => string) {
  const width = Math.round(size * scale)
  await page.setViewportSize({ width: size, height: size })
  const fill = background ? `background: ${ground}; border-radius: ${background.radius * 100}%` : ''
  await page.setContent(
    `<style>
      body { margin: 0 }
      div { display: grid; place-content: center; height: 100vh; ${fill} }
      svg { width: ${width}px; height: ${width}px }
    </style><div>${read(colors)}</div>`,
  )
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true })
}

/** The shapes of LogoMark.tsx, with attributes instead of its classes. */
function readLogo({ ink, accent }: Look['colors']): string {
  const shapes = readSource('web/shell/LogoMark.tsx').match(/<rect .*\/>/g) ?? []
  const rects = shapes.map((shape) => shape.replace('className={styles.accent}', `fill="${accent}"`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" fill="${ink}">${rects.join('')}</svg>`
}

function readIcon(name: string): string {
  const [, path] = new RegExp(`\\b${name}:\\s*'([^']+)'`).exec(readSource('web/ui/Icon.tsx')) ?? []
  return `<svg viewBox="0 0 24 24" fill="none" stroke="${colors.accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" /></svg>`
}

function readSource(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
}
