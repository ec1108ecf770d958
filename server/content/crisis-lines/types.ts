import type { CrisisCountry, CrisisLine } from '#contract/help.ts'

/**
 * A line as the files of this folder have it. Without other information, it is for people in a crisis, answers 24 hours
 * a day, was not confirmed, and its own website is the source.
 */
export type LineData = Pick<CrisisLine, 'name' | 'languages'> & { website: string } & Partial<
    Pick<CrisisLine, 'category' | 'call' | 'text' | 'chat' | 'hours' | 'source' | 'checked'>
  >

export type CountryData = Omit<CrisisCountry, 'lines'> & { lines: LineData[] }
