import type { ChallengeDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import { detectLanguages } from '#contract/text-language.ts'
import { loadLibrary } from '../library-items.ts'
import { addMedicalNote, checkIdea } from '../safety/check.ts'
import { normalizeTitle } from '../title-similarity.ts'
import { matchLibrary, rankByCloseness, type LibraryChallenge } from './match-library.ts'
import { findSpans, getShare, readIdea, type ReadIdea } from './read-idea.ts'
import { topics } from './topics.ts'

/** A challenge of the library, with the medical note that the idea calls for. */
export type Candidate = { key: string; draft: ChallengeDraft }

export type Choice =
  | { outcome: 'fits'; candidate: Candidate }
  | { outcome: 'nothing-fits'; message: string; suggestions: LibraryChallenge[] }

/** More than this share of the words of an idea must be about a challenge that is offered. */
const requiredShare = 0.5

/** More than this share must be about a challenge that is created without asking. */
const certainShare = 0.7

const suggestionCount = 3

/**
 * Chooses the challenge of the library that an idea asks for.
 * @param wishes a pillar and a number of days that the challenge must have
 */
export async function chooseForIdea(
  text: string,
  wishes: { pillar: Pillar | null; duration: number | null },
): Promise<Choice> {
  const library = await loadChallenges()
  const read = readIdea(text)
  const idea = { ...read, duration: wishes.duration ?? read.duration }
  const sameTitle = library.find(({ title }) => normalizeTitle(title) === normalizeTitle(text))
  const fitting =
    sameTitle && fitsWishes(sameTitle, wishes)
      ? sameTitle
      : listMatches(idea, library, certainShare).find(
          (challenge) =>
            fitsWishes(challenge, { pillar: wishes.pillar, duration: idea.duration }) && hasAmounts(challenge, idea),
        )
  if (fitting) return { outcome: 'fits', candidate: toCandidate(fitting, text) }
  const message = 'Nothing in the library fits this idea. Here are the closest challenges.'
  const { note } = checkIdea(text)
  return {
    outcome: 'nothing-fits',
    message: note ? `${message} ${note}` : message,
    suggestions: rankByCloseness(idea, library, wishes.pillar).slice(0, suggestionCount),
  }
}

/** Lists the challenges of the library that are about the same thing as an idea, of any length, best first. */
export async function listForIdea(text: string): Promise<LibraryChallenge[]> {
  const library = await loadChallenges()
  const sameTitle = library.filter(({ title }) => normalizeTitle(title) === normalizeTitle(text))
  return [...new Set([...sameTitle, ...listMatches(readIdea(text), library)])]
}

/** Lists the challenges for a topic, best first. */
export async function chooseForTopic(
  text: string,
): Promise<{ candidates: Candidate[]; suggestions: LibraryChallenge[] }> {
  const library = await loadChallenges()
  const topic = readIdea(text)
  const direct = [...listMatches(topic, library), ...listForTopics(topic, library)]
  // A topic that is only the name of a habit, such as "gambling", is about stopping it.
  const challenges = direct.length > 0 ? direct : listMatches(readIdea(`stop ${text}`), library)
  return {
    candidates: [...new Set(challenges)].map((challenge) => toCandidate(challenge, text)),
    suggestions: rankByCloseness(topic, library, null).slice(0, suggestionCount),
  }
}

function listForTopics(topic: ReadIdea, library: LibraryChallenge[]): LibraryChallenge[] {
  if (!detectLanguages(topic.raw).has('en')) return []
  return topics
    .filter(({ pattern }) => getShare(topic, findSpans(topic.text, pattern)) > requiredShare)
    .flatMap(({ challenges }) => challenges.split(' '))
    .flatMap((key) => library.filter((challenge) => challenge.key === key))
}

function listMatches(idea: ReadIdea, library: LibraryChallenge[], share = requiredShare): LibraryChallenge[] {
  // The words of the library are English.
  if (!detectLanguages(idea.raw).has('en')) return []
  return matchLibrary(idea, library)
    .filter(({ spans }) => getShare(idea, spans) > share)
    .map(({ challenge }) => challenge)
}

function fitsWishes(
  challenge: LibraryChallenge,
  { pillar, duration }: { pillar: Pillar | null; duration: number | null },
): boolean {
  return (pillar === null || challenge.pillar === pillar) && (duration === null || challenge.duration === duration)
}

/** "100 push-ups a day" asks for more than a challenge about push-ups. */
function hasAmounts({ title, description, promise = '' }: LibraryChallenge, { amounts }: ReadIdea): boolean {
  const ofChallenge = readIdea(`${title}. ${promise}. ${description}`).amounts
  return amounts.every((amount) => ofChallenge.includes(amount))
}

function toCandidate({ key, ...draft }: LibraryChallenge, idea: string): Candidate {
  const noted = addMedicalNote({ kind: 'challenge', draft }, checkIdea(idea).note)
  return { key: `challenge:${key}`, draft: noted.kind === 'challenge' ? noted.draft : draft }
}

async function loadChallenges(): Promise<LibraryChallenge[]> {
  return (await loadLibrary()).flatMap(({ key, item }) =>
    item.kind === 'challenge' ? [{ ...item.draft, key: key.replace('challenge:', '') }] : [],
  )
}
