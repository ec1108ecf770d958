// Each dynamic import embeds the list of its files. These are in a file of their own so that the first load does not contain
// them.

export const loadAbout = async () => (await import('./AboutContents.tsx')).AboutContents
export const loadHighlights = async () => (await import('./HomeHighlights.tsx')).HomeHighlights
export const loadOverview = async () => (await import('./HomeOverview.tsx')).HomeOverview
export const loadSetupList = async () => (await import('#web/features/site/SetupList.tsx')).SetupList
