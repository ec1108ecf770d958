import type { ChallengeDraft } from '#contract/generation.ts'
import { challengeDuration, limits } from '#contract/limits.ts'
import { pillarKeys, type Pillar } from '#contract/pillars.ts'
import { normalizeText } from '../safety/normalize.ts'
import { findLongestDuration } from './durations.ts'

/** Days of a challenge whose idea says nothing about its length. */
const usualDuration = 21

/** Starts a challenge with the admin's own words, and invents nothing. */
export function startFromIdea(
  text: string,
  wishes: { pillar: Pillar | null; duration: number | null },
): Pick<ChallengeDraft, 'title' | 'description' | 'pillar' | 'duration'> {
  return {
    title: cut(getFirstSentence(text), limits.title),
    description: cut(text, limits.description),
    pillar: wishes.pillar ?? guessPillar(text),
    duration: wishes.duration ?? Math.max(challengeDuration.min, findLongestDuration(text) ?? usualDuration),
  }
}

function getFirstSentence(text: string): string {
  const line = text.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? text
  const withoutBullet = line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim()
  const [sentence = withoutBullet] = withoutBullet.split(/(?<=[.!?])\s/)
  return sentence.replace(/[.:]+$/, '') || withoutBullet
}

/** Cuts a text after its last whole word. @param max code points */
function cut(text: string, max: number): string {
  const points = [...text]
  if (points.length <= max) return text
  const start = points.slice(0, max + 1).join('')
  const end = start.search(/\s+\S*$/)
  return (end > max / 2 ? start.slice(0, end) : points.slice(0, max).join('')).trimEnd()
}

/** Chooses the pillar with the most words in a text; the first word decides between two. */
function guessPillar(text: string): Pillar {
  const normalized = normalizeText(text)
  const counts = pillarKeys.map((pillar) => {
    const found = [...normalized.matchAll(pillarWords[pillar])]
    return { pillar, count: found.length, first: found[0]?.index ?? 0 }
  })
  const [best] = counts.toSorted((a, b) => b.count - a.count || a.first - b.first)
  return best && best.count > 0 ? best.pillar : 'purpose'
}

const pillarWords: Record<Pillar, RegExp> = {
  purpose:
    /\b(?:purpose|goals?|mission|values?|promises?|habits?|routines?|projects?|discipline|volunteer\w*|plan\w*)\b/g,
  mental:
    /\b(?:ang(?:er|ry)|temper|worr\w*|anxi\w*|stress\w*|fears?|afraid|moods?|depress\w*|grief|griev\w*|feelings?|emotions?|grateful|gratitude|breath\w*|focus\w*|news|scroll\w*|social media|patien\w*|confiden\w*|calm\w*|mind)\b/g,
  physical:
    /\b(?:run\w*|jog\w*|walk\w*|swim\w*|cycl\w*|bik\w*|hik\w*|climb\w*|gym|lift\w*|train\w*|push ups?|squats?|pull ups?|planks?|yoga|stretch\w*|box(?:ing)?|exercis\w*|workouts?|fit(?:ness)?|strength|muscles?|sleep\w*|bed|showers?|food|eat\w*|cook\w*|sugar|vegetables?|water|weight|alcohol|drink\w*|beers?|smok\w*|vap\w*|body|health\w*|doctor|outside|outdoors|football|basketball|tennis|dance|dancing)\b/g,
  brotherhood:
    /\b(?:friends?|brothers?|mates?|buddy|neighbou?rs?|lonel\w*|men|group|club|team|community|strangers|mentor\w*)\b/g,
  relationships:
    /\b(?:wife|husband|partner|girlfriend|boyfriend|marriage|dat(?:e|es|ing)|love|kids?|child(?:ren)?|sons?|daughters?|father|mother|dad|mum|mom|parents?|family|argu\w*|apolog\w*|listen\w*|forgiv\w*|birthdays?|housework)\b/g,
  career:
    /\b(?:work|jobs?|career|boss|office|business|money|debts?|sav(?:e|ing|ings)|spend\w*|budget\w*|salary|raise|promotion|cv|skills?|study\w*|courses?|invest\w*|gambl\w*|credit card|languages?|guitar|piano|coding|spanish|french|german|italian)\b/g,
  spiritual:
    /\b(?:pray\w*|god|faith|church|mosque|bible|quran|torah|meditat\w*|mindful\w*|silence|silent|stillness|sabbath|stoic\w*|philosoph\w*|spiritual\w*|soul|fast(?:ing)?|lent|ramadan|forgiveness|awe|nature)\b/g,
}
