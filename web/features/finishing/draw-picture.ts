import type { Pillar } from '#contract/pillars.ts'
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
}

export const pictureSize = { width: 1080, height: 1350 }

const MARGIN = 90
const { width, height } = pictureSize
const INNER = width - 2 * MARGIN
const TITLE_SIZES = [96, 88, 80, 72, 64, 56]
const MAX_TITLE_LINES = 4

const display = '"Archivo Variable", "Archivo Fallback", system-ui, sans-serif'
const text = '"Hanken Grotesk Variable", system-ui, sans-serif'
const titleFont = (size: number) => `720 ${size}px ${display}`
const textFont = (size: number, weight = 440) => `${weight} ${size}px ${text}`

/** The dark theme's colours, so that the picture looks the same in both themes. */
const colors = { ground: '#131210', line: '#2e2a25', ink: '#efeae1', soft: '#aaa296', brass: '#d3ad5e' }
const hues: Record<Pillar, string> = {
  purpose: 'hsl(40, 62%, 58%)',
  mental: 'hsl(214, 56%, 66%)',
  physical: 'hsl(14, 62%, 62%)',
  brotherhood: 'hsl(150, 32%, 56%)',
  relationships: 'hsl(346, 46%, 67%)',
  career: 'hsl(184, 38%, 54%)',
  spiritual: 'hsl(262, 44%, 72%)',
}

/** Draw the picture of a finished challenge, once its fonts have loaded. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const sample = picture.title + picture.name
  await Promise.allSettled(
    [titleFont(96), textFont(36), textFont(34, 620)].map((font) => document.fonts.load(font, sample)),
  )
  const context = canvas.getContext('2d')
  if (!context) return
  context.reset()
  context.fillStyle = colors.ground
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'alphabetic'
  const titleBottom = drawTitle(context, picture)
  const figuresTop = drawFigures(context, picture)
  drawWall(context, picture, { top: titleBottom + 60, bottom: figuresTop - 64 })
  drawFooter(context, picture)
}

function drawTitle(context: CanvasRenderingContext2D, { title, pillar, pillarLabel }: Picture): number {
  context.fillStyle = hues[pillar]
  context.fillRect(MARGIN, MARGIN, 10, 36)
  context.font = textFont(34, 620)
  context.fillText(pillarLabel, MARGIN + 28, MARGIN + 30)

  context.fillStyle = colors.ink
  context.fontStretch = 'semi-expanded'
  const { size, lines } = fitTitle(context, title)
  const isRightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u.test(title)
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  const top = MARGIN + 36 + 56
  for (const [index, line] of lines.entries())
    context.fillText(line, isRightToLeft ? width - MARGIN : MARGIN, top + size * (0.78 + 1.1 * index))
  context.direction = 'ltr'
  context.letterSpacing = '0px'
  return top + size * 1.1 * lines.length
}

/** Choose the largest size at which the title fits; the smallest cuts what is left over. */
function fitTitle(context: CanvasRenderingContext2D, title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    setTitleFont(context, size)
    const lines = wrapText(context, title)
    if (lines.length <= MAX_TITLE_LINES && lines.every((line) => context.measureText(line).width <= INNER))
      return { size, lines }
  }
  const size = TITLE_SIZES.at(-1) ?? 56
  const lines = wrapText(context, title).flatMap((line) => breakLine(context, line))
  const shown = lines.slice(0, MAX_TITLE_LINES)
  return { size, lines: lines.length > shown.length ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown }
}

function setTitleFont(context: CanvasRenderingContext2D, size: number) {
  context.font = titleFont(size)
  context.letterSpacing = `${-0.015 * size}px`
}

function wrapText(context: CanvasRenderingContext2D, words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && context.measureText(longer).width <= INNER) lines[lines.length - 1] = longer
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

/** Draw the wall on the line above the figures, as large as the space allows. */
function drawWall(
  context: CanvasRenderingContext2D,
  { total, wall, pillar }: Picture,
  { top, bottom }: { top: number; bottom: number },
) {
  const courses = divideIntoCourses(createBricks(wall, total, false), layOutCourses(total))
  const columns = Math.max(...courses.map(({ length }) => length))
  const mortar = Math.max(4, Math.min(12, INNER / columns / 9))
  const brickWidth = Math.min(240, (INNER + mortar) / columns - mortar)
  const space = bottom - top
  const brickHeight = Math.min(brickWidth * 0.62, 84, (space + mortar) / courses.length - mortar)
  const left = MARGIN
  courses.forEach((bricks, course) => {
    const y = bottom - brickHeight - course * (brickHeight + mortar)
    // Courses may differ by a brick, so each fills the width.
    const fullWidth = columns * (brickWidth + mortar)
    const step = fullWidth / bricks.length
    const shifted = course % 2 === 1 && bricks.length > 1
    bricks.forEach(({ kind }, index) => {
      context.fillStyle = hues[pillar]
      context.globalAlpha = kind === 'late' ? 0.62 : kind === 'laid' ? 1 : 0.18
      const x = left + (shifted ? index * step - step / 2 : index * step)
      if (shifted && index === 0) {
        fillBrick(context, { x: left, y, width: step / 2 - mortar, height: brickHeight })
        fillBrick(context, { x: left + fullWidth - step / 2, y, width: step / 2 - mortar, height: brickHeight })
      } else fillBrick(context, { x, y, width: step - mortar, height: brickHeight })
    })
  })
  context.globalAlpha = 1
}

type Rectangle = { x: number; y: number; width: number; height: number }

function fillBrick(context: CanvasRenderingContext2D, brick: Rectangle) {
  context.beginPath()
  context.roundRect(brick.x, brick.y, Math.max(1, brick.width), brick.height, Math.min(8, brick.height / 4))
  context.fill()
}

/** @returns the top of the figures */
function drawFigures(context: CanvasRenderingContext2D, { days, dates }: Picture): number {
  const baseline = height - MARGIN - 132
  context.fillStyle = colors.soft
  context.font = textFont(36)
  context.fillText(dates, MARGIN, baseline)
  context.fillStyle = colors.ink
  context.fontStretch = 'semi-expanded'
  setTitleFont(context, 72)
  context.fillText(days, MARGIN, baseline - 62)
  context.letterSpacing = '0px'
  return baseline - 62 - 54
}

function drawFooter(context: CanvasRenderingContext2D, { name }: Picture) {
  const top = height - MARGIN - 44
  context.fillStyle = colors.line
  context.fillRect(MARGIN, top - 36, INNER, 2)
  drawMark(context, { x: MARGIN, y: top, size: 46 })
  context.fillStyle = colors.ink
  context.fontStretch = 'semi-expanded'
  context.font = titleFont(32)
  context.fillText('Seven Pillars', MARGIN + 64, top + 34)
  if (!name) return
  context.fillStyle = colors.soft
  context.fontStretch = 'normal'
  context.font = textFont(34, 540)
  context.textAlign = 'right'
  context.fillText(name, width - MARGIN, top + 34, INNER / 2)
  context.textAlign = 'start'
}

/** The logo, as in LogoMark. */
function drawMark(context: CanvasRenderingContext2D, { x, y, size }: { x: number; y: number; size: number }) {
  const unit = size / 34
  const fill = (left: number, top: number, wide: number, high: number) =>
    context.fillRect(x + left * unit, y + top * unit, wide * unit, high * unit)
  context.fillStyle = colors.ink
  fill(1, 3, 32, 3)
  fill(1, 28, 32, 3)
  for (let column = 0; column < 7; column++) {
    context.fillStyle = column === 3 ? colors.brass : colors.ink
    fill(2.5 + 4.4 * column, 8, 2.6, 18)
  }
}
