/** What a line is for, in the order of the help page. The keys are also the fragments of links to it (`/help#gambling`). */
export const helpCategories = [
  'danger',
  'crisis',
  'harmed',
  'harming',
  'alcohol-and-drugs',
  'gambling',
  'sexual-abuse',
  'money',
] as const
export type HelpCategory = (typeof helpCategories)[number]

/** The categories that have a section. The page shows lines for danger with the emergency numbers. */
export type HelpTopic = Exclude<HelpCategory, 'danger'>

export const helpTopics: Record<HelpTopic, string> = {
  crisis: 'Talk to someone',
  harmed: 'If someone is hurting you',
  harming: 'If you’re afraid of hurting someone',
  'alcohol-and-drugs': 'Alcohol and drugs',
  gambling: 'Gambling',
  'sexual-abuse': 'Sexual abuse',
  money: 'Money and debt',
}

/** Groups the lines of a country by what they are for, in the order of the help page. Lines for danger have no title. */
export function groupLines<Line extends { category: HelpCategory }>(lines: readonly Line[]) {
  return helpCategories
    .map((category) => ({
      category,
      title: category === 'danger' ? null : helpTopics[category],
      lines: lines.filter((line) => line.category === category),
    }))
    .filter((group) => group.lines.length > 0)
}
