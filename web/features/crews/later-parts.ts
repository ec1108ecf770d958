// Each dynamic import embeds the list of its files. These are in a file of their own so that the first load does not contain
// them.

export const loadCrewLink = async () => (await import('./CrewLink.tsx')).CrewLink
export const loadCrewMemberDialog = async () => (await import('./CrewMemberDialog.tsx')).CrewMemberDialog
export const loadCrewThread = async () => (await import('./CrewThread.tsx')).CrewThread
export const loadCrisisNotice = async () => (await import('#web/features/help/CrisisNotice.tsx')).CrisisNotice
export const loadDayAnswers = async () => (await import('./DayAnswers.tsx')).DayAnswers
export const loadItemMenu = async () => (await import('#web/features/moderation/ItemMenu.tsx')).ItemMenu
export const loadNoCrewPage = async () => (await import('./NoCrewPage.tsx')).NoCrewPage
export const loadNoRound = async () => (await import('./round/NoRound.tsx')).NoRound
export const loadPairChallenges = async () => (await import('./PairChallenges.tsx')).PairChallenges
export const loadRoundPills = async () => (await import('./round/RoundPills.tsx')).RoundPills
export const loadWriteToCrew = async () => (await import('./round/WriteToCrew.tsx')).WriteToCrew
