import type { ChallengeDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import { normalizeText } from '../safety/normalize.ts'
import { libraryPhrases } from './library-phrases.ts'
import { countExplained, findSpans, getDirection, type ReadIdea, type Span } from './read-idea.ts'
import { toStem, toWordPattern } from './word-forms.ts'

/** A challenge of the library with its key. */
export type LibraryChallenge = ChallengeDraft & { key: string }

export type LibraryMatch = {
  challenge: LibraryChallenge
  explained: number
  phraseLength: number
  position: number
  spans: Span[]
}

/** Finds the library challenges with a phrase that the idea contains, best first. */
export function matchLibrary(idea: ReadIdea, challenges: LibraryChallenge[]): LibraryMatch[] {
  if (keepsHabit.test(idea.text)) return []
  return challenges
    .flatMap((challenge): LibraryMatch[] => {
      if (otherMeanings[challenge.key]?.test(idea.text)) return []
      const found = (phrases.get(challenge.key) ?? []).flatMap((phrase) => {
        const spans = findPhrase(idea.text, phrase)
        return spans ? [{ phrase, spans }] : []
      })
      const spans = found.flatMap((each) => each.spans)
      if (found.length === 0) return []
      const phraseLength = Math.max(...found.map(({ phrase }) => phrase.length))
      const position = Math.min(...spans.map(({ start }) => start))
      return [{ challenge, explained: countExplained(idea, spans), phraseLength, position, spans }]
    })
    .toSorted((a, b) => b.explained - a.explained || b.phraseLength - a.phraseLength || a.position - b.position)
}

/** Ranks all challenges by how close they come to the idea. */
export function rankByCloseness(
  idea: ReadIdea,
  challenges: LibraryChallenge[],
  pillar: Pillar | null,
): LibraryChallenge[] {
  const matched = new Map(
    matchLibrary(idea, challenges).map((match) => [match.challenge.key, match.explained * 10 + 5]),
  )
  const ideaWords = idea.words.map(({ start, end }) => idea.text.slice(start, end)).filter((word) => word.length > 3)
  const score = (challenge: LibraryChallenge) => {
    const text = `${challenge.title} ${challenge.description} ${libraryPhrases[challenge.key] ?? ''}`.toLowerCase()
    const shared = ideaWords.filter((word) => text.includes(toStem(word))).length
    const isRelated = related.some(({ pattern, keys }) => pattern.test(idea.text) && keys.includes(challenge.key))
    return (
      (matched.get(challenge.key) ?? 0) +
      (isRelated ? 4 : 0) +
      (challenge.key === 'carrying-a-loss' && grief.test(idea.text) ? 20 : 0) +
      shared * 3 +
      (challenge.pillar === pillar ? 4 : 0) +
      (defaults.has(challenge.key) ? 1 : 0)
    )
  }
  return challenges
    .map((challenge) => ({ challenge, score: score(challenge) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ challenge }) => challenge)
}

/** What shows that an idea with the phrase of a challenge is about something else. */
const otherMeanings: Partial<Record<string, RegExp>> = {
  'carrying-a-loss': /\bbreak(?:ing)? up with\b/,
  'sixty-days-of-meeting-people':
    /\bdate nights?\b|\b(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|spouse|marriage)\b/,
  'slow-five': /\b(?:run|runs|running) (?:a|an|my|the|our|away|out|late|for office)\b/,
  'three-calls-three-days': /\b(?:every|each|once|twice|weekly|daily)\b/,
  'three-questions-before-bed': /\bmornings?\b/,
}

const grief =
  /\b(?:miss(?:ing)? my|my late|funeral|killed (?:him|her)self|widow(?:er|ed)?|(?:mother|father|mum|mom|dad|wife|brother|son|daughter)s grave)\b/

/** Challenges to suggest for common wishes that no challenge fits exactly. */
const related: { pattern: RegExp; keys: string[] }[] = [
  {
    pattern: /\b(?:weight|kg|kilos?|pounds|fat|diet|belly|slim)/,
    keys: ['half-a-green-plate', 'hundred-miles-in-fifty', 'ten-plain-suppers'],
  },
  {
    pattern: /\b(?:alcohol|beers?|wine|drink|smok|cigar|weed|drug|vap)/,
    keys: ['three-dry-weeks', 'ninety-days-steady', 'thirty-kept-promises'],
  },
  {
    pattern: /\b(?:gam(?:e|es|ing)|tv|netflix|phone|screen|youtube|media|porn)\b/,
    keys: ['seven-days-with-the-feeds-down', 'three-quiet-evenings', 'the-phone-can-wait'],
  },
  {
    pattern: /\b(?:money|rich|million|invest|bet|betting|gambl|debt|crypto|salary)/,
    keys: ['first-small-cushion', 'where-the-money-went', 'ninety-days-on-budget'],
  },
  {
    pattern: /\b(?:run|race|marathon|swim|climb|gym|lift|train|sport|exercis|muscle|basketball|football)/,
    keys: ['slow-five', 'ninety-days-plain-strength', 'a-man-to-train-beside'],
  },
  {
    pattern: /\b(?:wife|girlfriend|husband|partner|marriage|love|sex|women)\b/,
    keys: ['forty-days-of-turning-towards', 'four-weekly-half-hours', 'sixty-days-of-meeting-people'],
  },
  {
    pattern: /\b(?:kids?|child|son|daughter|father|dad)/,
    keys: ['ten-minutes-they-choose', 'phone-in-the-drawer', 'three-breaths-before-the-answer'],
  },
  {
    pattern: /\b(?:friend|lonely|alone|people|mates?)\b/,
    keys: ['standing-coffee', 'three-calls-three-days', 'go-first-for-a-week'],
  },
  {
    pattern: /\b(?:job|work|boss|career|office)\b/,
    keys: ['stop-on-time', 'ten-conversations-about-work', 'three-evenings-on-paper'],
  },
  {
    pattern: /\b(?:god|faith|fast|fasting|church|mosque|islam|christ)/,
    keys: ['forty-days-one-practice', 'one-book-read-slowly', 'a-day-that-earns-nothing'],
  },
  {
    pattern: /\b(?:helpline|hotline|crisis|samaritans|988|lifeline)\b/,
    keys: ['a-season-of-service', 'ask-five-times', 'five-honest-answers'],
  },
]

/** Good first challenges, for an idea that is close to nothing. */
const defaults = new Set(['thirty-mornings-outdoors', 'thirty-kept-promises', 'three-calls-three-days'])

type Phrase = RegExp[]

const phrases = new Map<string, Phrase[]>(
  Object.entries(libraryPhrases).map(([key, list]) => [key, list.split(';').map((phrase) => toPhrase(phrase.trim()))]),
)

function toPhrase(phrase: string): Phrase {
  return phrase.split(' ').map(
    (alternatives) =>
      new RegExp(
        `(?<!\\p{L})(?:${alternatives
          .split('|')
          .map((word) => toWordPattern(normalizeText(word)))
          .join('|')})(?!\\p{L})`,
        'u',
      ),
  )
}

function findPhrase(text: string, phrase: Phrase): Span[] | null {
  const spans: Span[] = []
  for (const word of phrase) {
    const [first, ...others] = findSpans(text, word)
    if (!first) return null
    spans.push(first, ...others)
  }
  if (/\bspend(?:ing)? (?:less|no) time\b/.test(text) && spans.some(({ start }) => text.startsWith('spend', start)))
    return null
  const main = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
  const saysLess = phrase.some((word) =>
    ['no', 'less', 'stop', 'quit', 'without', 'cant', 'never', 'free', 'too', 'always'].some((each) => word.test(each)),
  )
  if (
    main &&
    !saysLess &&
    !problemPhrases.test(text.slice(main.start, main.end)) &&
    getDirection(text, main) === 'less'
  )
    return null
  if (
    main &&
    !saysLess &&
    !(phrase.length > 1 && /^(?:spend|sit|phone)/.test(text.slice(main.start, main.end))) &&
    pleasures.test(text.slice(main.start)) &&
    text.includes(' ') &&
    getDirection(text, main) !== 'less'
  )
    return null
  return spans
}

/** "Never stop drinking" */
const keepsHabit = /(?<!\bi )\b(?:never|dont|do not|wont) (?:ever )?(?:stop|quit|give up|avoid)\b/

/** Habits that an idea may want more of, which no challenge of the library offers. */
const pleasures =
  /^(?:alcohol|drink|drank|phone|news|scroll|social media|instagram|tiktok|youtube|twitter|facebook|shop|buy|spend|takeaway|overtime|sit)/

/** Troubles that an idea may want less of; the challenges for them already help with that. */
const problemPhrases =
  /^(?:worr|anxi|overthink|stress|overwhelm|anger|angr|temper|rage|fear|shy|depress|sad|mood|lonel|griev|grief|procrast|argu|fight|conflict|jealous|envy|resent|negativ|spend|impuls|insomn|tired|exhaust|burn|overwork|overtime|distract|multitask|doomscroll|scroll|news|instagram|tiktok|youtube|twitter|facebook|phone|screen|alcohol|drink|drank|sit|sedent|lazy|laziness|impatien|shop|buy|critic|pressure|debt|late|housework|mistake|fail|setback|pleas|interrupt|waste|irritab|grudge|social|comfort|furious|short|panic|unemploy|redundan|heartbreak|break|divorc|myself|control|clutter|consum|takeaway|alone|snap|yell|shout)/
