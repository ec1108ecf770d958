// Each dynamic import embeds the list of its files. These are in a file of their own so that the first load does not contain
// them.

export const loadItemMenu = async () => (await import('#web/features/moderation/ItemMenu.tsx')).ItemMenu
export const loadNoRound = async () => (await import('./NoRound.tsx')).NoRound
export const loadRoundPills = async () => (await import('./RoundPills.tsx')).RoundPills
export const loadWriteToCrew = async () => (await import('./WriteToCrew.tsx')).WriteToCrew
