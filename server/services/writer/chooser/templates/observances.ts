import { buildPlan } from '../build-plan.ts'
import { findSpans, getDirection } from '../read-idea.ts'
import type { FindTemplates } from './template.ts'

/** Religious seasons, in neutral words: members know the rules of their own tradition. */
const observances = [
  {
    label: 'Ramadan',
    pattern: /\b(?:ramadan|ramadhan)\b/,
    days: { usual: 30, min: 29, max: 30 },
    title: 'A steady Ramadan',
    prepare:
      'Write down your intention for the month, the times of suhoor and iftar where you live, and one thing you want to give up besides food.',
    first:
      'Keep the fast as your health allows. Eat something filling and drink enough at suhoor, break the fast gently at iftar, and rest in the afternoon if you can. Read a page of the Quran a day.',
    middle:
      'Break the fast with others at least twice a week: family, neighbours, or someone who would be alone. Give something each week.',
    last: 'Keep more quiet in the last nights: less screen, more prayer and reading. Call someone you have argued with.',
    end: 'Thank the people who cooked and prayed with you. Write down which one habit of this month you will keep.',
  },
  {
    label: 'Lent',
    pattern: /\b(?:lent|lenten)\b/,
    days: { usual: 40, min: 40, max: 46 },
    title: 'Forty days of Lent',
    prepare:
      'Write down one thing you will give up, one thing you will do daily, and one person or cause you will give to.',
    first: 'Keep the thing you gave up away from you, and pray or sit in quiet for five minutes a day.',
    middle: 'Keep both, and give time or money once a week, without telling anyone.',
    last: 'Look at what has been hard. Say sorry to one person, and spend more time in quiet.',
    end: 'Read what you wrote on day 1. Celebrate with others, and decide what you will keep.',
  },
]

export const findObservances: FindTemplates = ({ text }) =>
  observances.flatMap((observance) => {
    const spans = findSpans(text, observance.pattern)
    if (!spans.some((span) => getDirection(text, span) !== 'less')) return []
    const { prepare, first, middle, last, end } = observance
    return [
      {
        template: 'observance',
        slots: { observance: observance.label },
        spans: [...spans, ...findSpans(text, /\b(?:fast|fasts|fasting|pray|praying|observe|holy|month)\b/)],
        durations: observance.days,
        build: (duration) => ({
          title: observance.title,
          description: `Keep ${observance.label} day by day, with a small plan for each part of it. Your own tradition and conscience decide what you keep and how.`,
          pillar: 'spiritual',
          difficulty: 'intermediate',
          plan: buildPlan(
            [
              {
                title: 'Prepare',
                done: 'You know what you’ll keep and what you’ll give up.',
                action: prepare,
                weight: 0,
                priority: 5,
              },
              {
                title: 'Settle in',
                done: 'You kept today as your health allowed.',
                action: first,
                weight: 3,
                priority: 4,
              },
              {
                title: 'Share it',
                done: 'You kept today, alone or with others.',
                action: middle,
                weight: 3,
                priority: 3,
              },
              {
                title: 'Go deeper',
                done: 'You kept today and made room for quiet.',
                action: last,
                weight: 3,
                priority: 2,
              },
              { title: 'Finish', done: 'You decided what you’ll keep.', action: end, weight: 0, priority: 4.5 },
            ],
            duration,
          ),
        }),
      },
    ]
  })
