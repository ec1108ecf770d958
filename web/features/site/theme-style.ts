import type { CSSProperties } from 'react'
import { deriveAccent, themes, type ThemeName } from '#contract/accent.ts'

/** Return the custom properties that show a part of the page in a theme with an accent. */
export function toThemeStyle(theme: ThemeName, color: string | null): CSSProperties {
  const { ground, raised, sunk, line, ink, soft } = themes[theme]
  const { brass, onBrass, brassStrong } = deriveAccent(color, theme)
  const properties: Record<`--${string}`, string> = {
    '--ground': ground,
    '--raised': raised,
    '--sunk': sunk,
    '--line': line,
    '--ink': ink,
    '--soft': soft,
    '--brass': brass,
    '--on-brass': onBrass,
    '--brass-strong': brassStrong,
  }
  return { ...properties, colorScheme: theme }
}
