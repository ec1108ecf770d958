/** Say how many members have joined a start, including the reader. */
export function countMembers(members: number): string {
  return members === 1 ? 'Only you so far. Send the link to a friend.' : `${members} of you so far.`
}
