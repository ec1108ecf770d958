import type { Pillar } from '#contract/pillars.ts'
import { divideIntoCourses } from '#web/ui/wall-layout.ts'
import { createBricks } from '#web/ui/Wall.tsx'
import { divideWall } from './divide-wall.ts'

export type Picture = {
  /** What the member did, such as "I went outside on 30 mornings." */
  sentence: string
  /** Of the challenge; empty when the sentence names it. */
  title: string
  pillar: Pillar
  pillarLabel: string
  /** Days of the challenge, and its wall as in the contract. */
  total: number
  wall: string
  /** "October 21 – November 22, 2026". */
  dates: string
  /** The member's name, or empty. */
  name: string
  /** Name and address of the site, and its logo unless it is the seven columns. */
  site: string
  address: string
  logoUrl: string | null
}

export const pictureSize = { width: 1080, height: 1350 }

const MARGIN = 84
const { width, height } = pictureSize
const INNER = width - 2 * MARGIN
const SENTENCE_SIZES = [136, 124, 112, 100, 88, 80, 72, 64, 56]
const LINE_HEIGHT = 1.1
/** Height of the sentence at most, so that the wall keeps a third of the picture. */
const MAX_SENTENCE_HEIGHT = 500
const SENTENCE_TOP = 260

const display = '"Archivo Variable", "Archivo Fallback", system-ui, sans-serif'
const text = '"Hanken Grotesk Variable", system-ui, sans-serif'
// The font shorthand knows only keywords for the width. This one is closest to the 116% of the app's headings.
const titleFont = (size: number) => `normal 720 semi-expanded ${size}px ${display}`
const textFont = (size: number, weight = 440) => `${weight} ${size}px ${text}`

/** The dark theme's colours, so that the picture looks the same in both themes. */
const colors = { ground: '#131210', ink: '#efeae1', soft: '#aaa296', brass: '#d3ad5e' }
const hues: Record<Pillar, string> = {
  purpose: 'hsl(40, 62%, 58%)',
  mental: 'hsl(214, 56%, 66%)',
  physical: 'hsl(14, 62%, 62%)',
  brotherhood: 'hsl(150, 32%, 56%)',
  relationships: 'hsl(346, 46%, 67%)',
  career: 'hsl(184, 38%, 54%)',
  spiritual: 'hsl(262, 44%, 72%)',
}

/**
 * Draw the picture of a finished challenge, once its fonts have loaded: the site, the pillar and the sentence from the
 * top down, the challenge and the dates at the bottom, and the wall in all of the space between them.
 */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const fonts = [titleFont(96), textFont(36), textFont(34, 620)]
  const letters = Object.values(picture).join('')
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)))
  const logo = picture.logoUrl ? await loadImage(picture.logoUrl) : null
  const context = canvas.getContext('2d')
  if (!context) return
  context.reset()
  context.fillStyle = colors.ground
  context.fillRect(0, 0, width, height)
  drawSite(context, picture, logo)
  const sentenceBottom = drawSentence(context, picture)
  const footerTop = drawFooter(context, picture)
  drawWall(context, picture, { top: sentenceBottom + 56, bottom: footerTop - 52 })
}

/** The logo, as in LogoMark, with the name of the site on the left and its address on the right. */
function drawSite(context: CanvasRenderingContext2D, { site, address }: Picture, image: HTMLImageElement | null) {
  if (image) drawImage(context, image)
  else drawColumns(context)
  const left = MARGIN + 72
  context.fillStyle = colors.ink
  context.font = titleFont(34)
  const name = shorten(context, site, INNER - 72)
  context.fillText(name, left, MARGIN + 38)
  const remaining = INNER - 72 - context.measureText(name).width - 40
  context.fillStyle = colors.soft
  context.font = textFont(30)
  // A long name takes the place of the address, which then has its own line.
  if (context.measureText(address).width <= remaining) fillRight(context, address, MARGIN + 37)
  else context.fillText(shorten(context, address, INNER - 72), left, MARGIN + 82)
}

/** Fits the image into the square of the columns. */
function drawImage(context: CanvasRenderingContext2D, image: HTMLImageElement) {
  const size = 52
  const scale = size / Math.max(image.naturalWidth, image.naturalHeight)
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.drawImage(image, MARGIN + (size - wide) / 2, MARGIN + (size - high) / 2, wide, high)
}

async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

function drawColumns(context: CanvasRenderingContext2D) {
  const unit = 52 / 34
  const fill = (left: number, top: number, wide: number, high: number) =>
    context.fillRect(MARGIN + left * unit, MARGIN + top * unit, wide * unit, high * unit)
  context.fillStyle = colors.ink
  fill(0, 3, 33, 3)
  fill(0, 28, 33, 3)
  for (let column = 0; column < 7; column++) {
    context.fillStyle = column === 3 ? colors.brass : colors.ink
    fill(1.5 + 4.4 * column, 8, 2.6, 18)
  }
}

/** The challenge above its dates, and the member's name. @returns the top */
function drawFooter(context: CanvasRenderingContext2D, { title, dates, name }: Picture): number {
  const baseline = height - MARGIN
  context.font = textFont(34, 560)
  const member = shorten(context, name, INNER / 2)
  context.fillStyle = colors.ink
  if (member) fillRight(context, member, baseline)
  context.font = textFont(34)
  context.fillStyle = colors.soft
  context.fillText(shorten(context, dates, member ? INNER / 2 : INNER), MARGIN, baseline)
  if (!title) return baseline - 34
  context.font = textFont(36, 620)
  context.fillStyle = colors.ink
  context.fillText(shorten(context, title, INNER), MARGIN, baseline - 52)
  return baseline - 52 - 34
}

function fillRight(context: CanvasRenderingContext2D, words: string, baseline: number) {
  context.textAlign = 'right'
  context.fillText(words, width - MARGIN, baseline)
  context.textAlign = 'left'
}

function shorten(context: CanvasRenderingContext2D, words: string, maxWidth: number): string {
  if (context.measureText(words).width <= maxWidth) return words
  const characters = [...words]
  while (characters.length > 0 && context.measureText(`${characters.join('')}…`).width > maxWidth) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

type Rectangle = { x: number; y: number; width: number; height: number }

/** Draw the wall in the whole space. */
function drawWall(
  context: CanvasRenderingContext2D,
  { total, wall, pillar }: Picture,
  { top, bottom }: { top: number; bottom: number },
) {
  const lengths = divideWall(total, INNER / (bottom - top))
  const courses = divideIntoCourses(createBricks(wall, total, {}), lengths)
  const mortar = Math.max(5, Math.min(14, INNER / Math.max(...lengths) / 10))
  const courseHeight = (bottom - top + mortar) / courses.length
  context.fillStyle = hues[pillar]
  let isHalved = false
  courses.forEach((bricks, course) => {
    const y = bottom + mortar - (course + 1) * courseHeight
    const brick = { y, height: courseHeight - mortar }
    const step = (INNER + mortar) / bricks.length
    const half = step / 2 - mortar
    // Courses of different lengths have their joints in different places already.
    isHalved = !isHalved && bricks.length > 1 && bricks.length === lengths[course - 1]
    bricks.forEach(({ kind }, index) => {
      context.globalAlpha = kind === 'laid' ? 1 : kind === 'late' ? 0.66 : 0.18
      const x = MARGIN + index * step - (isHalved ? step / 2 : 0)
      if (isHalved && index === 0) {
        fillBrick(context, { ...brick, x: MARGIN, width: half })
        fillBrick(context, { ...brick, x: MARGIN + INNER - half, width: half })
      } else fillBrick(context, { ...brick, x, width: step - mortar })
    })
  })
  context.globalAlpha = 1
}

function fillBrick(context: CanvasRenderingContext2D, brick: Rectangle) {
  context.beginPath()
  context.roundRect(brick.x, brick.y, Math.max(1, brick.width), brick.height, Math.min(8, brick.height / 5))
  context.fill()
}

/** Draw the pillar and the sentence. @returns the bottom */
function drawSentence(context: CanvasRenderingContext2D, { sentence, pillar, pillarLabel }: Picture): number {
  context.fillStyle = hues[pillar]
  context.font = textFont(36, 620)
  context.fillRect(MARGIN, SENTENCE_TOP - 60, 10, 36)
  context.fillText(pillarLabel, MARGIN + 28, SENTENCE_TOP - 30)
  const { size, lines } = fitSentence(context, sentence)
  context.fillStyle = colors.ink
  for (const [index, line] of lines.entries())
    context.fillText(line, MARGIN, SENTENCE_TOP + size * (0.92 + LINE_HEIGHT * index))
  context.letterSpacing = '0px'
  return SENTENCE_TOP + size * (1 + LINE_HEIGHT * (lines.length - 1))
}

/** Choose the largest size at which the sentence fits. The smallest cuts what is left over. */
function fitSentence(context: CanvasRenderingContext2D, sentence: string): { size: number; lines: string[] } {
  for (const size of SENTENCE_SIZES) {
    setTitleFont(context, size)
    const lines = wrapText(context, sentence, INNER)
    const isLow = lines.length * size * LINE_HEIGHT <= MAX_SENTENCE_HEIGHT
    if (isLow && lines.every((line) => context.measureText(line).width <= INNER))
      return { size, lines: balanceLines(context, sentence, lines) }
  }
  const size = SENTENCE_SIZES.at(-1) ?? 0
  const maxLines = Math.floor(MAX_SENTENCE_HEIGHT / size / LINE_HEIGHT)
  const lines = wrapText(context, sentence, INNER).flatMap((line) => breakLine(context, line))
  const shown = lines.slice(0, maxLines)
  return { size, lines: lines.length > shown.length ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown }
}

function setTitleFont(context: CanvasRenderingContext2D, size: number) {
  context.font = titleFont(size)
  context.letterSpacing = `${-0.015 * size}px`
}

/** Wrap to the smallest width that keeps the number of lines. */
function balanceLines(context: CanvasRenderingContext2D, title: string, lines: string[]): string[] {
  let balanced = lines
  for (let maxWidth = INNER - 20; maxWidth > INNER / 3; maxWidth -= 20) {
    const narrower = wrapText(context, title, maxWidth)
    const fits = narrower.every((line) => context.measureText(line).width <= maxWidth)
    if (!fits || narrower.length > lines.length) break
    balanced = narrower
  }
  return balanced
}

function wrapText(context: CanvasRenderingContext2D, words: string, maxWidth: number): string[] {
  const lines: string[] = []
  // A number stays with the word after it.
  for (const word of words.replaceAll(/(\d) +/g, '$1\u00a0').split(/[ \n]+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && context.measureText(longer).width <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Break a word that is wider than the picture. */
function breakLine(context: CanvasRenderingContext2D, line: string): string[] {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (context.measureText(`${last}${character}…`).width <= INNER) lines[lines.length - 1] = last + character
    else lines.push(character)
  }
  return lines
}
