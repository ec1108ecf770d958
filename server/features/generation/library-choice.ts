import type { ChallengeDetail } from '#contract/challenges.ts'
import type { Suggestion } from '#contract/error-reply.ts'
import type { Task } from '#contract/generations.ts'
import type { Database } from '../../database/tables.ts'
import { refuse, type ApiError } from '../../errors.ts'
import { crisisHelp } from '../../services/writer/safety/refusal-reasons.ts'
import { normalizeTitle } from '../../services/writer/title-similarity.ts'
import { findChallenge, listChallengeTitles } from '../challenges/catalog.ts'
import { selectDraftTitles } from './draft-queries.ts'

/**
 * Finds the challenge that the library has for a task, if it is already on the site.
 * @returns null when the task would create something
 * @throws nothing-fits with the closest challenges, conflict when the challenge is a draft
 */
export async function findChosenOnSite(database: Database, task: Task): Promise<ChallengeDetail | null> {
  if (task.kind === 'populate') return null
  // Only admins who generate need its patterns, which take long to build.
  const { chooseForIdea, chooseForTopic } = await import('../../services/writer/chooser/choose.ts')
  const ids = await listIdsByTitle(database)
  const drafts = new Set((await selectDraftTitles(database)).map(({ title }) => normalizeTitle(title)))
  if (task.kind === 'ingest') {
    const choice = await chooseForIdea(task.idea, task)
    if (choice.outcome === 'nothing-fits')
      throw nothingFits(choice.message, presentSuggestions(choice.suggestions, ids))
    const { title } = choice.candidate.draft
    if (drafts.has(normalizeTitle(title)))
      throw refuse('conflict', `“${title}” fits this idea and is already a draft. Review and publish it.`)
    const id = ids.get(normalizeTitle(title))
    return (id && (await findChallenge(database, id))) || null
  }
  const { candidates, suggestions } = await chooseForTopic(task.topic)
  if (candidates.length === 0)
    throw nothingFits(
      'Nothing in the library fits this topic. Here are the closest challenges.',
      presentSuggestions(suggestions, ids),
    )
  const titles = candidates.map(({ draft }) => normalizeTitle(draft.title))
  if (titles.every((title) => ids.has(title) || drafts.has(title)))
    throw nothingFits(
      'Everything the library has on this topic is already on the site or a draft.',
      presentSuggestions(
        candidates.slice(0, 3).map(({ draft }) => draft),
        ids,
      ),
    )
  return null
}

/** An idea that nothing fits may be about a danger that no rule knows, so the answer always has Help now. */
function nothingFits(message: string, suggestions: Suggestion[]): ApiError {
  return refuse('nothing-fits', message, { suggestions, help: crisisHelp })
}

async function listIdsByTitle(database: Database): Promise<Map<string, string>> {
  return new Map((await listChallengeTitles(database)).map(({ id, title }) => [normalizeTitle(title), id]))
}

function presentSuggestions(challenges: Omit<Suggestion, 'id'>[], ids: Map<string, string>): Suggestion[] {
  return challenges.map(({ title, pillar, duration }) => ({
    id: ids.get(normalizeTitle(title)) ?? null,
    title,
    pillar,
    duration,
  }))
}
