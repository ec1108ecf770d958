// What the layout of members loads when it is needed. Importing it from here keeps the lists of its files out of the first
// load.

export const loadMoreSheet = async () => (await import('./MoreSheet.tsx')).MoreSheet
export const loadSessionEnded = async () => (await import('./SessionEnded.tsx')).SessionEnded
