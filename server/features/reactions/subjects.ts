/** Returns the id of a day as the subject of one-tap answers. */
export function toDaySubject({ memberId, date }: { memberId: string; date: string }): string {
  return `${memberId} ${date}`
}

export function parseDaySubject(subjectId: string): { memberId: string; date: string } {
  const [memberId = '', date = ''] = subjectId.split(' ')
  return { memberId, date }
}
