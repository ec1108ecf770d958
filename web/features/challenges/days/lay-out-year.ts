const monthFormat = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/**
 * Divide a year into full courses that differ by at most one brick.
 * @param dates all dates of the year
 * @returns from the bottom up, the number of bricks in each course, and a month for the first course that it fills most
 */
export function layOutYear(dates: readonly string[], perCourse: number): { lengths: number[]; labels: string[] } {
  const courses = Math.floor(dates.length / perCourse)
  const longer = dates.length % courses
  const shorter = Math.floor(dates.length / courses)
  const lengths = Array.from({ length: courses }, (_, course) => shorter + (course < longer ? 1 : 0))
  let start = 0
  const months = lengths.map((length) => {
    const middle = dates[start + Math.floor(length / 2)]
    start += length
    return middle ? monthFormat.format(new Date(middle)) : ''
  })
  return { lengths, labels: months.map((month, course) => (month === months[course - 1] ? '' : month)) }
}
