import { challengeDraft, type ChallengeDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import { detectLanguages } from '#contract/text-language.ts'
import { loadLibrary } from '../library-items.ts'
import { addMedicalNote, checkIdea } from '../safety/check.ts'
import { normalizeTitle } from '../title-similarity.ts'
import { matchLibrary, rankByCloseness, type LibraryChallenge } from './match-library.ts'
import { countExplained, findSpans, getShare, readIdea, type ReadIdea } from './read-idea.ts'
import { findSubjects } from './templates/learn.ts'
import { findMoneyPlans } from './templates/money.ts'
import { findObservances } from './templates/observances.ts'
import { findPeople } from './templates/people.ts'
import { findPractices } from './templates/practise-daily.ts'
import { findHabitsToStop } from './templates/stop-habit.ts'
import type { TemplateMatch } from './templates/template.ts'
import { findActivities } from './templates/train-activity.ts'
import { findEvents } from './templates/train-event.ts'
import { topics } from './topics.ts'

/** A vetted challenge: one of the library, or a template with its slots filled. */
export type Candidate = {
  /** Key of the library item; null for a template. */
  key: string | null
  source: { library: string } | { template: string; slots: Record<string, string | number> }
  draft: ChallengeDraft
}

export type Choice =
  | { outcome: 'fits'; candidate: Candidate }
  | { outcome: 'nothing-fits'; message: string; suggestions: LibraryChallenge[] }

/** More than this share of the words of an idea must be about the challenge. */
const requiredShare = 0.5

const suggestionCount = 3

/**
 * Chooses the challenge for an idea. Never uses the words of the idea.
 * @param wishes a pillar and a number of days that the challenge must have
 */
export async function chooseForIdea(
  text: string,
  wishes: { pillar: Pillar | null; duration: number | null },
): Promise<Choice> {
  const library = await loadChallenges()
  const sameTitle = library.find(({ title }) => normalizeTitle(title) === normalizeTitle(text))
  const read = readIdea(text)
  const idea = { ...read, duration: wishes.duration ?? read.duration }
  if (sameTitle && fitsWishes(sameTitle, wishes))
    return { outcome: 'fits', candidate: toLibraryCandidate(sameTitle, text) }
  const { candidates, problems } = listCandidates(idea, library, wishes)
  const fitting = candidates.find(({ share }) => share > requiredShare)
  if (fitting) return { outcome: 'fits', candidate: fitting.candidate }
  const suggestions = rankByCloseness(idea, library, wishes.pillar).slice(0, suggestionCount)
  const message = problems[0] ?? 'Nothing in the library fits this idea. Here are the closest challenges.'
  const { note } = checkIdea(text)
  return { outcome: 'nothing-fits', message: note ? `${message} ${note}` : message, suggestions }
}

/** Lists the challenges for a topic, best first. */
export async function chooseForTopic(
  text: string,
): Promise<{ candidates: Candidate[]; suggestions: LibraryChallenge[] }> {
  const library = await loadChallenges()
  const topic = readIdea(text)
  const direct = listCandidates(topic, library, { pillar: null }).candidates
  const candidates = [
    ...direct.filter(({ share }) => share > requiredShare).map(({ candidate }) => candidate),
    ...listForTopics(topic, library),
    ...(direct.length === 0 ? listForHabit(text) : []),
  ]
  const byTitle = new Map(candidates.map((candidate) => [candidate.draft.title, candidate]))
  return {
    candidates: [...byTitle.values()],
    suggestions: rankByCloseness(topic, library, null).slice(0, suggestionCount),
  }
}

/** A topic that is only the name of a habit, such as "gambling", is about stopping it. */
function listForHabit(text: string): Candidate[] {
  const idea = readIdea(`stop ${text}`)
  return findHabitsToStop(idea)
    .filter(({ spans }) => getShare(idea, spans) > requiredShare)
    .map((match) => toTemplateCandidate(match, { ...idea, duration: null }, null))
}

function listForTopics(topic: ReadIdea, library: LibraryChallenge[]): Candidate[] {
  if (!detectLanguages(topic.raw).has('en')) return []
  return topics
    .filter(({ pattern }) => getShare(topic, findSpans(topic.text, pattern)) > requiredShare)
    .flatMap(({ challenges, ideas }) => [
      ...challenges.split(' ').flatMap((key) => {
        const challenge = library.find((each) => each.key === key)
        return challenge ? [toLibraryCandidate(challenge, topic.raw)] : []
      }),
      ...ideas
        .flatMap((idea) => listCandidates(readIdea(idea), library, { pillar: null }).candidates.slice(0, 1))
        .map(({ candidate }) => candidate),
    ])
}

type Ranked = { candidate: Candidate; share: number; explained: number; isSpecific: boolean; isLibrary: boolean }

function listCandidates(
  idea: ReadIdea,
  library: LibraryChallenge[],
  wishes: { pillar: Pillar | null },
): { candidates: Ranked[]; problems: string[] } {
  const problems: string[] = []
  // The words of templates and of the library are English.
  if (!detectLanguages(idea.raw).has('en')) return { candidates: [], problems }
  const fromTemplates = findTemplates
    .flatMap((find) => find(idea))
    .flatMap((match): Ranked[] => {
      const { min, max } = match.durations
      const duration = idea.duration ?? match.durations.usual
      const explained = countExplained(idea, match.spans)
      if (duration < min || duration > max) {
        if (getShare(idea, match.spans) > requiredShare) problems.push(describeDurations(match))
        return []
      }
      return [
        {
          candidate: toTemplateCandidate(match, idea, wishes.pillar),
          explained,
          share: getShare(idea, match.spans),
          isSpecific: match.isSpecific ?? false,
          isLibrary: false,
        },
      ]
    })
  const fromLibrary = matchLibrary(idea, library)
    .filter(({ challenge }) => fitsWishes(challenge, { pillar: wishes.pillar, duration: idea.duration }))
    .map(({ challenge, explained, spans }): Ranked => ({
      candidate: toLibraryCandidate(challenge, idea.raw),
      explained,
      share: getShare(idea, spans),
      isSpecific: false,
      isLibrary: true,
    }))
  const candidates = [...fromLibrary, ...fromTemplates].toSorted(
    (a, b) =>
      b.explained - a.explained ||
      Number(b.isSpecific) - Number(a.isSpecific) ||
      Number(b.isLibrary) - Number(a.isLibrary),
  )
  return { candidates, problems }
}

const findTemplates = [
  findObservances,
  findEvents,
  findHabitsToStop,
  findMoneyPlans,
  findSubjects,
  findActivities,
  findPractices,
  findPeople,
]

function fitsWishes(
  challenge: LibraryChallenge,
  { pillar, duration }: { pillar: Pillar | null; duration: number | null },
): boolean {
  return (pillar === null || challenge.pillar === pillar) && (duration === null || challenge.duration === duration)
}

function toLibraryCandidate({ key, ...draft }: LibraryChallenge, idea: string): Candidate {
  return { key: `challenge:${key}`, source: { library: key }, draft: withNote(draft, idea) }
}

function toTemplateCandidate(
  { template, slots, durations, build }: TemplateMatch,
  idea: ReadIdea,
  pillar: Pillar | null,
): Candidate {
  const duration = idea.duration ?? durations.usual
  const built = build(duration)
  const draft = challengeDraft.parse({ ...built, duration, pillar: pillar ?? built.pillar })
  return { key: null, source: { template, slots }, draft: withNote(draft, `${idea.raw}. ${draft.title}`) }
}

function withNote(draft: ChallengeDraft, idea: string): ChallengeDraft {
  const noted = addMedicalNote({ kind: 'challenge', draft }, checkIdea(idea).note)
  return noted.kind === 'challenge' ? noted.draft : draft
}

function describeDurations({ durations: { min, max } }: TemplateMatch): string {
  return min === max
    ? `A challenge like this takes ${min} days. Change the number of days, or choose one of these.`
    : `A challenge like this takes ${min} to ${max} days. Change the number of days, or choose one of these.`
}

async function loadChallenges(): Promise<LibraryChallenge[]> {
  return (await loadLibrary()).flatMap(({ key, item }) =>
    item.kind === 'challenge' ? [{ ...item.draft, key: key.replace('challenge:', '') }] : [],
  )
}
