import { apiQuery } from '#web/api/client.ts'

export type GenerationScreen = 'challenges' | 'populate'

export const generationsQuery = (kind: GenerationScreen) => apiQuery('GET /api/content/runs', { query: { kind } })

/** Generations with drafts to review. */
export const draftGenerationsQuery = (kind: GenerationScreen) =>
  apiQuery('GET /api/content/runs', { query: { kind, drafts: 'true', limit: '100' } })

export const contentWriterQuery = apiQuery('GET /api/content/writer')
