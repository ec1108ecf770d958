export const getCueDraftName = (participationId: string) => `cue:${participationId}`
