import { challengeDuration } from '#contract/limits.ts'

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  'twenty-one': 21,
  'twenty-eight': 28,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  'a hundred': 100,
  'one hundred': 100,
  couple: 2,
}

const units: [pattern: string, days: number][] = [
  [
    'days?|nights?|mornings?|evenings?|sunrises?|tage?n?|jours?|d[ií]as?|giorni|giorno|dage?n?|dagar|dni|дн(?:ей|я)|день|gün',
    1,
  ],
  ['weekends?', 7],
  ['weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|veckor|uger|tygodni[ea]?|недел[ьюи]|hafta', 7],
  ['fortnights?', 14],
  ['months?|monate?n?|mois|mes(?:es)?|m[eê]s(?:es)?|mes[ei]|maanden|månader|miesi[ąę]c(?:e|y)|месяц(?:а|ев)?', 30],
  ['years?|jahre?n?|ans|años?|anni|jaar', 365],
]
const characters: [pattern: string, days: number][] = [
  ['日間?|天', 1],
  ['週間?|周', 7],
  ['[ヶか个個]月', 30],
]

const numberWords = Object.keys(numbers)
  .sort((a, b) => b.length - a.length)
  .join('|')
const notAFrequency = String.raw`(?!\s*(?:a|per|each|every|pro|par|por|al)\s+(?:week|month|woche|monat|semaine|mois|semana|mes)\b)(?!\s+(?:ago|old|early|late)\b)`

/** The first group is the number, if there is one. */
const durationPatterns: { pattern: RegExp; days: number; countIsOne?: true }[] = [
  ...units.map(([unit, days]) => ({
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,])(\d{1,4}|${numberWords})[\s–-]{0,3}(?:${unit})(?!\p{L})${notAFrequency}`,
      'giu',
    ),
    days,
  })),
  ...characters.map(([unit, days]) => ({ pattern: new RegExp(String.raw`(\d{1,4})\s*(?:${unit})`, 'gu'), days })),
  ...units.slice(2).map(([unit, days]) => ({
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:for|over|during|in|within|pour|durante|für|whole|entire|full)\s+(?:an?|the|one|the next|a whole|a full|an entire|une?|una?|eine[nr]?)\s+(?:${unit})(?!\p{L})`,
      'giu',
    ),
    days,
    countIsOne: true as const,
  })),
]

/** Finds all durations in a text, in days within the contract's limits. */
function findDurations(text: string): number[] {
  return durationPatterns.flatMap(({ pattern, days, countIsOne }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const count = countIsOne ? 1 : (numbers[(match[1] ?? '').toLowerCase()] ?? Number(match[1]))
      const total = Math.min(count * days, challengeDuration.max)
      return total >= challengeDuration.min ? [total] : []
    }),
  )
}

export function findLongestDuration(text: string): number | null {
  const found = findDurations(text)
  return found.length > 0 ? Math.max(...found) : null
}
