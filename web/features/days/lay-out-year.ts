const monthFormat = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/**
 * Divide a year into full courses that differ by at most one brick.
 * @param dates all dates of the year
 * @returns from the bottom up, the number of bricks in each course and the name of the month that starts in it
 */
export function layOutYear(dates: readonly string[], perCourse: number): { lengths: number[]; labels: string[] } {
  const courses = Math.floor(dates.length / perCourse)
  const longer = dates.length % courses
  const shorter = Math.floor(dates.length / courses)
  const lengths = Array.from({ length: courses }, (_, course) => shorter + (course < longer ? 1 : 0))
  let start = 0
  const labels = lengths.map((length) => {
    const first = dates.slice(start, (start += length)).find((date) => date.endsWith('-01'))
    return first ? monthFormat.format(new Date(first)) : ''
  })
  return { lengths, labels }
}
