import type { Pillar } from '#contract/pillars.ts'
import { buildPlan } from '../build-plan.ts'
import { findSpans, getDirection } from '../read-idea.ts'
import { formatDays, getDifficulty, type FindTemplates } from './template.ts'

type Person = {
  key: string
  /** Follows "time for". */
  label: string
  pillar: Pillar
  pattern: RegExp
  /** Something to do together. */
  together: string
}

const people: Person[] = [
  {
    key: 'children',
    label: 'your children',
    pillar: 'relationships',
    pattern:
      /\b(?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|stepson|stepdaughter|stepkids|(?:better|good|great|present|patient|more of a) (?:father|dad|parent|stepdad|stepfather)|fatherhood)\b/,
    together: 'Let them choose what you do: play, build, cook, read or walk. No teaching and no correcting.',
  },
  {
    key: 'partner',
    label: 'your partner',
    pillar: 'relationships',
    pattern: /\b(?:wife|husband|partner|girlfriend|boyfriend|spouse|fiancee?|marriage)\b/,
    together:
      'Ask about the day and listen without solving anything, or do one small thing together: a walk, a meal, a game.',
  },
  {
    key: 'father',
    label: 'your father',
    pillar: 'relationships',
    pattern: /\b(?:(?:my |your |to |with |old )(?:father|dad|papa))\b/,
    together:
      'Ask about a time before you were born, do a small job together, or simply have a coffee. If he lives far away, call.',
  },
  {
    key: 'mother',
    label: 'your mother',
    pillar: 'relationships',
    pattern: /\b(?:mother|mum|mom|mama)\b/,
    together:
      'Ask about a time before you were born, help with one small job, or have a coffee. If she lives far away, call.',
  },
  {
    key: 'parents',
    label: 'your parents',
    pillar: 'relationships',
    pattern: /\b(?:parents|folks|better son)\b/,
    together:
      'Ask about a time before you were born, help with one small job, or eat together. If they live far away, call.',
  },
  {
    key: 'grandparents',
    label: 'your grandparents',
    pillar: 'relationships',
    pattern: /\b(?:grand(?:parents|mother|father|ma|pa|dad|mum))\b/,
    together: 'Ask for one story and write it down, or help with one small job. If they live far away, call.',
  },
  {
    key: 'siblings',
    label: 'your brother or sister',
    pillar: 'relationships',
    pattern: /\b(?:brothers?|sisters?|siblings?)\b/,
    together:
      'Call, walk or eat together. Remember one thing from when you were young, and ask what is on their mind now.',
  },
  {
    key: 'family',
    label: 'your family',
    pillar: 'relationships',
    pattern: /\b(?:family|relatives|loved ones)\b/,
    together: 'Eat together without screens, play a game, or take a walk after dinner.',
  },
  {
    key: 'friends',
    label: 'your friends',
    pillar: 'brotherhood',
    pattern: /\b(?:friends?|mates?|buddies|buddy|pals?|friendships?|lads)\b/,
    together:
      'Call, walk, train or eat with one of them. Ask one question more than usual, and suggest the next time before you part.',
  },
  {
    key: 'neighbours',
    label: 'your neighbours',
    pillar: 'brotherhood',
    pattern: /\bneighbou?rs?\b/,
    together: 'Say hello by name, ask one question, or offer one small piece of help.',
  },
]

const timeWords =
  /\b(?:spend(?:ing)?|see|seeing|visit(?:ing)?|call(?:ing)?|phone|ring|contact|in touch|talk(?:ing)?|speak(?:ing)?|time (?:with|for)|quality time|be there|attention|present|closer|connect(?:ion|ing)?|reconnect(?:ing)?|meet(?:ing)?|play(?:ing)?|bond(?:ing)?|eat(?:ing)? with|dinner with|walk with|hang(?:ing)? out|neglect(?:ed|ing)?|ignore|die alone|lonely|loneliness|better|closer to|good|great|texting|contacting|write to|texts?)\b/

const neglect = /\b(?:i|we) (?:\w+ ){0,2}?(?:neglect|ignore)|\bneglected\b|\bstop (?:neglecting|ignoring)/

export const findPeople: FindTemplates = ({ text }) => {
  const how = findSpans(text, timeWords)
  const fitting = how.filter(({ start, end }) =>
    /^(?:ignore|neglect)/.test(text.slice(start, end))
      ? neglect.test(text)
      : getDirection(text, { start, end }) !== 'less' || neglect.test(text),
  )
  if (fitting.length === 0) return []
  return people.flatMap((person) => {
    const spans = findSpans(text, person.pattern)
    if (
      spans.length === 0 ||
      /\b(?:without|avoid|away from|rid of|stop (?:seeing|calling|talking)|(?:less|no|no more) time|(?:miss|missing) (?:my|him|her))\b/.test(
        text,
      )
    )
      return []
    return [
      {
        template: 'people',
        slots: { person: person.label },
        spans: [...spans, ...how],
        durations: { usual: 21, min: 3, max: 180 },
        build: (duration) => buildChallenge(person, duration),
      },
    ]
  })
}

function buildChallenge({ label, pillar, together }: Person, duration: number) {
  const days = formatDays(duration)
  return {
    title: `${days} with more time for ${label}`,
    description: `Give ${label} some undivided time for ${days}: 10 minutes a day at first, 20 later. Small and regular works better than rare and grand. If someone does not want contact or is not safe for you, choose another challenge.`,
    pillar,
    difficulty: getDifficulty(duration),
    plan: buildPlan(
      [
        {
          title: 'Choose the moment',
          done: 'You chose your ten minutes and used them.',
          action: `Choose the 10 minutes of the day that you can give to ${label}, and where your phone will be during them. Say what you would like to do, and start today.`,
          weight: 0,
          priority: 5,
        },
        {
          title: 'Ten minutes a day',
          done: 'You gave ten minutes without your phone.',
          action: `Ten minutes, phone in another room. ${together}`,
          weight: 2,
          priority: 4,
        },
        {
          title: 'Ask and remember',
          done: 'You asked one open question and listened.',
          action: 'Ask one open question a day and remember the answer. Come back to it a day or two later.',
          weight: 2,
          priority: 2,
        },
        {
          title: 'When a day goes wrong',
          done: 'You gave five minutes, whatever came before.',
          action: 'Missed a day, or it went badly? Say so in one sentence without excuses, and do five minutes today.',
          weight: 0,
          priority: 1,
        },
        {
          title: 'Twenty minutes a day',
          done: 'You gave twenty minutes without your phone.',
          action: `Make it 20 minutes on most days. ${together}`,
          weight: 3,
          priority: 3,
        },
        {
          title: 'Plan something longer',
          done: 'You agreed on a date for something longer.',
          action:
            'Plan a half day together in the next two weeks: agree on the date, what you will do and who prepares what.',
          weight: 0,
          priority: 0,
        },
        {
          title: 'Keep what works',
          done: 'You agreed on one fixed time each week.',
          action:
            'Ask what they liked most about these days. Agree on one fixed time each week, and put it in the calendar.',
          weight: 0,
          priority: 3.5,
        },
      ],
      duration,
    ),
  }
}
