/** Say how many members have joined a start, one of whom is reading. */
export function countMembers(members: number): string {
  return members === 1 ? 'Only you so far. Send the link to a friend.' : `${members} of you so far.`
}
