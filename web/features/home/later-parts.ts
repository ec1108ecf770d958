// What Home loads once it is idle. Importing it from here keeps the lists of its files out of the first load.

export const loadAbout = async () => (await import('./AboutContents.tsx')).AboutContents
export const loadHighlights = async () => (await import('./HomeHighlights.tsx')).HomeHighlights
export const loadOverview = async () => (await import('./HomeOverview.tsx')).HomeOverview
export const loadSetupList = async () => (await import('#web/features/site/SetupList.tsx')).SetupList
