import type { Pillar } from '#contract/pillars.ts'
import { isShifted } from '#web/ui/Bricks.tsx'
import { divideIntoCourses, layOutCourses } from '#web/ui/wall-layout.ts'
import { createBricks } from '#web/ui/Wall.tsx'

export type Picture = {
  title: string
  pillar: Pillar
  pillarLabel: string
  /** Days of the challenge, and its wall as in the contract. */
  total: number
  wall: string
  /** "30 days" and "October 21 – November 22, 2026". */
  days: string
  dates: string
  /** The member's name, or empty. */
  name: string
  /** Name of the site, and its logo unless it is the seven columns. */
  site: string
  logoUrl: string | null
}

export const pictureSize = { width: 1080, height: 1350 }

const MARGIN = 90
const { width, height } = pictureSize
const INNER = width - 2 * MARGIN
const TITLE_SIZES = [112, 100, 88, 80, 72, 64, 56]
const MAX_TITLE_LINES = 4
const MAX_WALL_HEIGHT = 470

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
 * Draw the picture of a finished challenge, once its fonts have loaded: the logo at the top, and from the bottom up the
 * dates, the days, the wall, the title and the pillar.
 */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const fonts = [titleFont(96), textFont(36), textFont(34, 620)]
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, picture.title + picture.name + picture.site)))
  const logo = picture.logoUrl ? await loadImage(picture.logoUrl) : null
  const context = canvas.getContext('2d')
  if (!context) return
  context.reset()
  context.fillStyle = colors.ground
  context.fillRect(0, 0, width, height)
  drawLogo(context, picture, logo)
  const wallBottom = drawFigures(context, picture)
  const wallTop = drawWall(context, picture, wallBottom)
  drawTitle(context, picture, wallTop - 68)
}

/** The logo, as in LogoMark, with the name. */
function drawLogo(context: CanvasRenderingContext2D, { site }: Picture, image: HTMLImageElement | null) {
  if (image) drawImage(context, image)
  else drawColumns(context)
  context.fillStyle = colors.ink
  context.font = titleFont(34)
  context.fillText(site, MARGIN + 72, MARGIN + 38)
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

/** @returns the bottom of the space above */
function drawFigures(context: CanvasRenderingContext2D, { days, dates, name }: Picture): number {
  const baseline = height - MARGIN - 8
  context.fillStyle = colors.soft
  context.font = textFont(36)
  context.fillText(dates, MARGIN, baseline)
  if (name) {
    context.textAlign = 'right'
    context.fillStyle = colors.ink
    context.font = textFont(36, 560)
    context.fillText(name, width - MARGIN, baseline - 62, INNER / 2)
    context.textAlign = 'left'
  }
  context.fillStyle = colors.ink
  setTitleFont(context, 76)
  context.fillText(days, MARGIN, baseline - 62)
  context.letterSpacing = '0px'
  return baseline - 62 - 116
}

type Rectangle = { x: number; y: number; width: number; height: number }

/** Draw the wall across the picture, as large as its height allows. @returns its top */
function drawWall(context: CanvasRenderingContext2D, { total, wall, pillar }: Picture, bottom: number): number {
  const courses = divideIntoCourses(createBricks(wall, total, false), layOutCourses(total))
  const columns = Math.max(...courses.map(({ length }) => length))
  const mortar = Math.max(4, Math.min(12, INNER / columns / 9))
  // Fewer days than a full course would make bricks as long as the picture.
  const wallWidth = Math.min(INNER, columns * 200)
  const brickHeight = Math.min((wallWidth / columns) * 0.56, MAX_WALL_HEIGHT / courses.length - mortar)
  context.fillStyle = hues[pillar]
  courses.forEach((bricks, course) => {
    const y = bottom - (course + 1) * (brickHeight + mortar) + mortar
    const step = (wallWidth + mortar) / bricks.length
    const half = step / 2 - mortar
    const isHalved = isShifted(course, bricks)
    bricks.forEach(({ kind }, index) => {
      context.globalAlpha = kind === 'laid' ? 1 : kind === 'late' ? 0.66 : 0.18
      const x = MARGIN + index * step - (isHalved ? step / 2 : 0)
      if (isHalved && index === 0) {
        fillBrick(context, { x: MARGIN, y, width: half, height: brickHeight })
        fillBrick(context, { x: MARGIN + wallWidth - half, y, width: half, height: brickHeight })
      } else fillBrick(context, { x, y, width: step - mortar, height: brickHeight })
    })
  })
  context.globalAlpha = 1
  return bottom - courses.length * (brickHeight + mortar) + mortar
}

function fillBrick(context: CanvasRenderingContext2D, brick: Rectangle) {
  context.beginPath()
  context.roundRect(brick.x, brick.y, Math.max(1, brick.width), brick.height, Math.min(8, brick.height / 5))
  context.fill()
}

/** Draw the pillar and the title above a line. */
function drawTitle(context: CanvasRenderingContext2D, { title, pillar, pillarLabel }: Picture, bottom: number) {
  const { size, lines } = fitTitle(context, title)
  const top = bottom - size * (0.96 + 1.1 * (lines.length - 1))
  const isRightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u.test(title)
  context.fillStyle = colors.ink
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = isRightToLeft ? 'right' : 'left'
  for (const [index, line] of lines.entries())
    context.fillText(line, isRightToLeft ? width - MARGIN : MARGIN, top + size * (0.74 + 1.1 * index))
  context.direction = 'ltr'
  context.textAlign = 'left'
  context.letterSpacing = '0px'
  context.fillStyle = hues[pillar]
  context.font = textFont(36, 620)
  context.fillRect(MARGIN, top - 84, 10, 36)
  context.fillText(pillarLabel, MARGIN + 28, top - 54)
}

/** Choose the largest size at which the title fits. The smallest cuts what is left over. */
function fitTitle(context: CanvasRenderingContext2D, title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    setTitleFont(context, size)
    const lines = wrapText(context, title, INNER)
    // Large titles get few lines, so that they do not reach the logo.
    const maxLines = size > 80 ? 3 : MAX_TITLE_LINES
    if (lines.length <= maxLines && lines.every((line) => context.measureText(line).width <= INNER))
      return { size, lines: balanceLines(context, title, lines) }
  }
  const size = TITLE_SIZES.at(-1) ?? 0
  const lines = wrapText(context, title, INNER).flatMap((line) => breakLine(context, line))
  const shown = lines.slice(0, MAX_TITLE_LINES)
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
  for (const word of words.split(/\s+/)) {
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
