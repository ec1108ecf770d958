import type { z } from 'zod'
import type { findForIdea, IdeaMatch } from '#contract/ideas.ts'
import { detectLanguages } from '#contract/text-language.ts'
import type { Database } from '../../database/tables.ts'
import { readIdea } from '../../services/writer/chooser/read-idea.ts'
import { listParts } from '../../services/writer/idea-parts.ts'
import { crisisHelp } from '../../services/writer/safety/refusal-reasons.ts'
import { normalizeTitle } from '../../services/writer/title-similarity.ts'
import { listChallengeIds, listOfferedChallenges } from '../challenges/catalog.ts'
import { findChallengesAbout } from '../challenges/search.ts'
import { listLibraryRows } from '../library/starter-library.ts'
import { selectDraftTitles } from './draft-queries.ts'
import { assertSafeText } from './safety.ts'

const maxMatches = 5
const maxCloseMatches = 3

type Offered = Awaited<ReturnType<typeof listOfferedChallenges>>[number]

/** Finds the challenges for an idea, and starts one with the admin's own words. @throws content-refused */
export async function findIdeaMatches(
  database: Database,
  { rawText, suggestedPillar, suggestedDuration }: z.output<typeof findForIdea.body>,
): Promise<z.input<typeof findForIdea.reply>> {
  const note = assertSafeText(rawText)
  // Only admins who have an idea need its patterns, which take long to build.
  const { startFromIdea } = await import('../../services/writer/chooser/start-from-idea.ts')
  const found = await findMatches(database, rawText)
  const matches = found.matches.slice(0, maxMatches)
  // The safety list knows the dangers of some languages only.
  const mayBeDangerous = note !== null || !detectLanguages(rawText).has('en')
  return {
    matches,
    missing: found.missing,
    start: startFromIdea(rawText, { pillar: suggestedPillar ?? null, duration: suggestedDuration || null }),
    note,
    help: matches.length === 0 && mayBeDangerous ? crisisHelp : null,
  }
}

/** Lists the matches for an idea, or else the best match for each of its parts, or else what comes close to it. */
async function findMatches(database: Database, idea: string): Promise<{ matches: IdeaMatch[]; missing: string[] }> {
  const matches = await listMatches(database, idea)
  if (matches.length > 0) return { matches, missing: [] }
  const byTitle = new Map<string, IdeaMatch>()
  const missing: string[] = []
  for (const part of listParts(idea, { least: 2 })) {
    // Such as "in three weeks".
    if (readIdea(part).words.length === 0) continue
    const [match = (await listCloseMatches(database, part))[0]] = await listMatches(database, part)
    if (!match) missing.push(part)
    else if (!byTitle.has(match.title)) byTitle.set(match.title, { ...match, part })
  }
  return byTitle.size > 0
    ? { matches: [...byTitle.values()], missing }
    : { matches: await listCloseMatches(database, idea), missing: [] }
}

/** Lists what the site offers about all words of a text, but does not offer running for "Stop running". */
async function listCloseMatches(database: Database, text: string): Promise<IdeaMatch[]> {
  const { contradicts } = await import('../../services/writer/chooser/match-titles.ts')
  const offered = new Map((await listOfferedChallenges(database)).map((each) => [each.id, each]))
  return (await findChallengesAbout(database, text))
    .flatMap((id) => offered.get(id) ?? [])
    .filter(({ title, subtitle }) => !contradicts(text, `${title}. ${subtitle ?? ''}`))
    .slice(0, maxCloseMatches)
    .map((each) => ({ ...presentOffered(each), isClose: true }))
}

async function listMatches(database: Database, text: string): Promise<IdeaMatch[]> {
  const { listForIdea } = await import('../../services/writer/chooser/choose.ts')
  const { matchTitles } = await import('../../services/writer/chooser/match-titles.ts')
  const offered = await listOfferedChallenges(database)
  const rows = await listLibraryRows(database)
  const hidden = new Set(await listChallengeIds(database))
  for (const { id } of offered) hidden.delete(id)
  const drafts = new Set((await selectDraftTitles(database)).map(({ title }) => normalizeTitle(title)))
  const fromLibrary = (await listForIdea(text)).flatMap(({ key, ...content }): IdeaMatch[] => {
    const rowId = rows.get(`challenge:${key}`)
    if (rowId !== undefined && hidden.has(rowId)) return []
    const title = normalizeTitle(content.title)
    const onSite = offered.find((each) => each.id === rowId || normalizeTitle(each.title) === title)
    if (onSite) return [presentOffered(onSite)]
    const { promise = content.description, pillar, duration } = content
    return [
      {
        title: content.title,
        promise,
        isClose: false,
        part: null,
        pillar,
        duration,
        onSite: null,
        isDraft: drafts.has(title),
        content,
      },
    ]
  })
  const ofLibrary = new Set([...rows.values(), ...fromLibrary.map(({ onSite }) => onSite)])
  const written = offered.filter(({ id }) => !ofLibrary.has(id))
  return [...fromLibrary, ...matchTitles(text, written).map(presentOffered)]
}

function presentOffered({ id, title, promise, description, pillar, duration }: Offered): IdeaMatch {
  return {
    title,
    promise: promise ?? description,
    isClose: false,
    part: null,
    pillar,
    duration,
    onSite: id,
    isDraft: false,
    content: null,
  }
}
