// Each dynamic import embeds the list of its files. These are in a file of their own so that the first load does not contain
// them.

export const loadMoreSheet = async () => (await import('./MoreSheet.tsx')).MoreSheet
export const loadSessionEnded = async () => (await import('./SessionEnded.tsx')).SessionEnded
export const loadSearchKeys = async () => (await import('./SearchKeys.tsx')).SearchKeys
