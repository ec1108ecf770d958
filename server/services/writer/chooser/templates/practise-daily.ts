import { buildPlan } from '../build-plan.ts'
import { findSpans, getDirection } from '../read-idea.ts'
import { practices, type Practice } from './practices.ts'
import { formatDays, getDifficulty, type FindTemplates } from './template.ts'

export const findPractices: FindTemplates = ({ text }) =>
  practices.flatMap((practice) => {
    const spans = findSpans(text, practice.pattern)
    if (!spans.some((span) => getDirection(text, span) !== 'less')) return []
    return [
      {
        template: 'practise-daily',
        slots: { practice: practice.label },
        spans: [
          ...spans,
          ...findSpans(
            text,
            /\b(?:drink|drinking|read|reading|small|eat|eating|spend|spending|sit|sitting|write|writing|listen|walk|study|dinner|lunch|breakfast|bed|glasses|litres?|liters?|pages?|dog|school|office|station|garage|wardrobe|closet|attic|basement|kitchen|room|desk)\b/,
          ),
        ],
        durations: { usual: 21, min: 3, max: 365 },
        build: (duration) => buildChallenge(practice, duration),
      },
    ]
  })

function buildChallenge({ label, pillar, prepare, small, full, vary }: Practice, duration: number) {
  return {
    title: `${formatDays(duration)} of ${label}`,
    description: `A little every day, starting small and growing slowly, until it is part of your day. A bad day counts with the small version. Missed a day? Carry on the next day, without making up for it.`,
    pillar,
    difficulty: getDifficulty(duration),
    plan: buildPlan(
      [
        {
          title: 'Set it up',
          done: 'You prepared it and chose a time of day.',
          action: `${prepare} Decide on the time of day, and link it to something you already do.`,
          weight: 0,
          priority: 5,
        },
        { title: 'Keep it small', done: 'You did the small version.', action: small, weight: 2, priority: 4 },
        {
          title: 'The full version',
          done: 'You did the full version, or the small one.',
          action: full,
          weight: 4,
          priority: 3,
        },
        {
          title: 'Look back',
          done: 'You removed one obstacle for tomorrow.',
          action:
            'Read or recall how day 1 was. Write down what makes it easier and what gets in the way, and remove one obstacle for tomorrow.',
          weight: 0,
          priority: 1,
        },
        {
          title: 'Try it another way',
          done: 'You did it, in the usual way or another.',
          action: `${full} On some of these days, change something. ${vary}`,
          weight: 2,
          priority: 2,
        },
        {
          title: 'Decide what stays',
          done: 'You told someone how you’ll go on.',
          action:
            'Write down what these days have changed. Decide how often you will go on, and on which days, and tell someone.',
          weight: 0,
          priority: 3.5,
        },
      ],
      duration,
    ),
  }
}
