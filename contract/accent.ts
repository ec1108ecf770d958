/** The surfaces and texts that an accent must suit; the same as in web/theme/tokens.css. */
export const themes = {
  dark: {
    ground: '#131210',
    raised: '#1b1916',
    sunk: '#0e0d0c',
    line: '#2e2a25',
    ink: '#efeae1',
    soft: '#aaa296',
    brass: '#d3ad5e',
    onBrass: '#1a1509',
    brassStrong: '#dfbd76',
  },
  light: {
    ground: '#f6f3ec',
    raised: '#fffdf8',
    sunk: '#ece7dc',
    line: '#dcd5c7',
    ink: '#1c1915',
    soft: '#5d564b',
    brass: '#80590f',
    onBrass: '#fffaf0',
    brassStrong: '#6b4a0b',
  },
} as const

export type ThemeName = keyof typeof themes

/** `onBrass` is the text on it, and `brassStrong` the accent under the pointer. */
export type Accent = { brass: string; onBrass: string; brassStrong: string }

/** Of WCAG 2.2 (1.4.3) for text, with a margin for rounding to 8 bits. */
const minContrast = 4.55
const lightnessStep = 0.004
const strongerBy = 0.07

/**
 * Derive the accent of a theme: the colour itself, or the nearest lightness of its hue that can be read on every surface.
 * @param color #rrggbb; null for brass
 */
export function deriveAccent(color: string | null, theme: ThemeName): Accent {
  const { ground, raised, sunk, brass, onBrass, brassStrong } = themes[theme]
  if (color === null) return { brass, onBrass, brassStrong }
  const direction = theme === 'dark' ? 1 : -1
  const { hue, saturation, lightness } = toHsl(color)
  const shift = (amount: number) => toHex({ hue, saturation, lightness: clamp(lightness + direction * amount) })
  const isReadable = (candidate: string) =>
    [ground, raised, sunk, onBrass].every((other) => getContrast(candidate, other) >= minContrast)
  let amount = 0
  while (!isReadable(shift(amount)) && amount < 1) amount += lightnessStep
  return { brass: amount === 0 ? color : shift(amount), onBrass, brassStrong: shift(amount + strongerBy) }
}

/** Write the style that gives a page the accent. With forced colours, the system's colours stay. */
export function writeAccentStyle(color: string): string {
  const write = (theme: ThemeName) => {
    const { brass, onBrass, brassStrong } = deriveAccent(color, theme)
    return `--brass:${brass};--on-brass:${onBrass};--brass-strong:${brassStrong}`
  }
  return `@media (forced-colors:none){:root{${write('dark')}}:root.light{${write('light')}}}`
}

/** @returns the contrast ratio of WCAG 2.2, from 1 to 21 */
export function getContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

type Hsl = { hue: number; saturation: number; lightness: number }

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @returns red, green and blue from 0 to 1 */
function toRgb(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
}

function toHsl(color: string): Hsl {
  const [red = 0, green = 0, blue = 0] = toRgb(color)
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(max + min) / 2, max - min]
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const toChannel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const value = lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${toChannel(0)}${toChannel(8)}${toChannel(4)}`
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
