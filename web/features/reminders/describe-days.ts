/** Monday first, as in the API. */
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The days of a week, to choose from. */
export const weekdayChoices = names.map((name, index) => ({ value: index + 1, label: name.slice(0, 3) }))

/** Describe weekdays, 1 for Monday to 7 for Sunday: "every day", "Monday to Friday" or "Mon, Wed and Fri". */
export function describeDays(weekdays: readonly number[]): string {
  const sorted = weekdays.toSorted((a, b) => a - b)
  const [first = 1, last = 1] = [sorted[0], sorted.at(-1)]
  if (sorted.length === 7) return 'every day'
  if (sorted.length === 1) return `${names[first - 1]}s`
  if (sorted.length === 2) return `${names[first - 1]}s and ${names[last - 1]}s`
  if (last - first === sorted.length - 1) return `${names[first - 1]} to ${names[last - 1]}`
  const labels = sorted.map((day) => weekdayChoices[day - 1]?.label)
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}
