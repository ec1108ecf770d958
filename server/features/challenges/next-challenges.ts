import type { ChallengeDetail, Difficulty } from '#contract/challenges.ts'
import type { Pillar } from '#contract/pillars.ts'
import { nextChallenges } from '../../content/next-challenges.ts'
import type { Database } from '../../database/tables.ts'
import { selectChallengesOfPillar } from './queries.ts'

const maxNext = 5

const difficultyOrder: Record<Difficulty, number> = { beginner: 0, intermediate: 1, advanced: 2 }

/** Subjects that no challenge may lead to by itself. They count for texts that the library has no data about. */
const seriousWords =
  /\b(grie[fv]\w*|bereave\w*|funeral|died|dying|death|suicid\w*|self-harm|end(ing)? your life|alcohol|drink(s|ing|er)?|drunk|sober|drugs?|gambl\w*|betting|violen\w*|abus\w*|afraid of you|temper|anger|rage|divorce\w*|separation|custody|trauma\w*|panic|depress\w*|addict\w*|porn\w*|smok\w*|vap(e|ing)|setback|a loss|losing)\b/i

type Candidate = Awaited<ReturnType<typeof selectChallengesOfPillar>>[number]

/**
 * Lists what can follow a challenge: by content for those of the library, by effort for others. Nothing is about a more
 * serious subject than the challenge.
 */
export async function listNextChallenges(
  database: Database,
  { id, pillar }: { id: string; pillar: Pillar },
): Promise<ChallengeDetail['next']> {
  const candidates = await selectChallengesOfPillar(database, pillar)
  const finished = candidates.find((each) => each.id === id)
  if (!finished) return []
  const data = findLibraryData(finished)
  const allowed = candidates.filter(
    (each) =>
      each.id !== id &&
      each.archived_at === null &&
      each.hidden_at === null &&
      getSeriousness(each) <= getSeriousness(finished),
  )
  const next = data ? findSuccessors(data.next, allowed) : sortByEffort(finished, allowed)
  return next.slice(0, maxNext).map(({ id: nextId, title, promise, pillar: nextPillar, duration }) => ({
    id: nextId,
    title,
    promise,
    pillar: nextPillar,
    duration,
  }))
}

/** Finds the successors that this site has, then their successors. */
function findSuccessors(keys: string[], allowed: Candidate[]): Candidate[] {
  const all = new Set([...keys, ...keys.flatMap((key) => nextChallenges[key]?.next ?? [])])
  return [...all].flatMap((key) => allowed.filter((each) => each.key === `challenge:${key}`))
}

/** Puts the smallest step up first, and easier ones last. */
function sortByEffort(finished: Candidate, allowed: Candidate[]): Candidate[] {
  const isStepUp = (each: Candidate) =>
    difficultyOrder[each.difficulty] >= difficultyOrder[finished.difficulty] && each.duration >= finished.duration
  return allowed.toSorted((a, b) => Number(isStepUp(b)) - Number(isStepUp(a)) || compareEffort(a, b))
}

function compareEffort(a: Candidate, b: Candidate): number {
  return difficultyOrder[a.difficulty] - difficultyOrder[b.difficulty] || a.duration - b.duration
}

function getSeriousness(challenge: Candidate): number {
  const data = findLibraryData(challenge)
  if (data) return data.seriousness ?? 0
  return seriousWords.test(`${challenge.title} ${challenge.description}`) ? 2 : 0
}

function findLibraryData({ key }: Candidate) {
  return key === null ? undefined : nextChallenges[key.slice('challenge:'.length)]
}
