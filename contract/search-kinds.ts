/** What a search finds on the server, in the order of the screen. */
export const searchKinds = ['challenges', 'resources', 'discussions', 'members', 'goals'] as const
export type SearchKind = (typeof searchKinds)[number]
