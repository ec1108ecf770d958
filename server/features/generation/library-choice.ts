import type { ChallengeDetail } from '#contract/challenges.ts'
import type { Suggestion } from '#contract/error-reply.ts'
import type { Task } from '#contract/generations.ts'
import type { Database } from '../../database/tables.ts'
import { refuse, type ApiError } from '../../errors.ts'
import { crisisHelp } from '../../services/writer/safety/refusal-reasons.ts'
import { normalizeTitle } from '../../services/writer/title-similarity.ts'
import { findChallenge, listChallengeTitles, listOfferedChallenges } from '../challenges/catalog.ts'
import { selectDraftTitles } from './draft-queries.ts'

/**
 * Finds the challenge that the library has for a task, if it is already on the site.
 * @returns null when the task would create something
 * @throws nothing-fits with the closest challenges, conflict when the challenge is a draft or hidden
 */
export async function findChosenOnSite(database: Database, task: Task): Promise<ChallengeDetail | null> {
  if (task.kind === 'populate') return null
  // Only admins who generate need its patterns, which take long to build.
  const { chooseForIdea, chooseForTopic } = await import('../../services/writer/chooser/choose.ts')
  const titles = await listTitles(database)
  if (task.kind === 'ingest') {
    const choice = await chooseForIdea(task.idea, task)
    if (choice.outcome === 'nothing-fits')
      throw nothingFits(choice.message, presentSuggestions(choice.suggestions, titles))
    const { title } = choice.candidate.draft
    const key = normalizeTitle(title)
    if (titles.drafts.has(key))
      throw refuse('conflict', `“${title}” fits this idea and is already a draft. Review and publish it.`)
    if (titles.hidden.has(key)) throw refuse('conflict', `“${title}” fits this idea, but an admin has hidden it.`)
    const id = titles.offered.get(key)
    return (id && (await findChallenge(database, id))) || null
  }
  const { candidates, suggestions } = await chooseForTopic(task.topic)
  if (candidates.length === 0)
    throw nothingFits(
      'Nothing in the library fits this topic. Here are the closest challenges.',
      presentSuggestions(suggestions, titles),
    )
  const drafts = candidates.map(({ draft }) => draft)
  const { offered, hidden, drafts: waiting } = titles
  if (drafts.every(({ title }) => [offered, hidden, waiting].some((each) => each.has(normalizeTitle(title)))))
    throw nothingFits(
      'Everything the library has on this topic is already on the site or a draft.',
      presentSuggestions(drafts, titles).slice(0, 3),
    )
  return null
}

/** An idea that nothing fits may be about a danger that no rule knows, so the answer always has Help now. */
function nothingFits(message: string, suggestions: Suggestion[]): ApiError {
  return refuse('nothing-fits', message, { suggestions, help: crisisHelp })
}

type Titles = { offered: Map<string, string>; hidden: Set<string>; drafts: Set<string> }

/** Lists the titles of challenges on the site, those that members don't find, and those of drafts. */
async function listTitles(database: Database): Promise<Titles> {
  const offered = new Map((await listOfferedChallenges(database)).map(({ id, title }) => [normalizeTitle(title), id]))
  const all = (await listChallengeTitles(database)).map(({ title }) => normalizeTitle(title))
  const drafts = (await selectDraftTitles(database)).map(({ title }) => normalizeTitle(title))
  return { offered, hidden: new Set(all.filter((title) => !offered.has(title))), drafts: new Set(drafts) }
}

function presentSuggestions(challenges: Omit<Suggestion, 'id'>[], { offered, hidden }: Titles): Suggestion[] {
  return challenges
    .filter(({ title }) => !hidden.has(normalizeTitle(title)))
    .map(({ title, pillar, duration }) => ({
      id: offered.get(normalizeTitle(title)) ?? null,
      title,
      pillar,
      duration,
    }))
}
