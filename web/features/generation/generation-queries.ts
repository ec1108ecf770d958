import { apiQuery } from '#web/api/client.ts'

export type RunScreen = 'challenges' | 'populate'

export const runsQuery = (kind: RunScreen) => apiQuery('GET /api/content/runs', { query: { kind } })

/** Runs with drafts to review. */
export const draftRunsQuery = (kind: RunScreen) =>
  apiQuery('GET /api/content/runs', { query: { kind, drafts: 'true', limit: '100' } })

export const contentWriterQuery = apiQuery('GET /api/content/writer')
