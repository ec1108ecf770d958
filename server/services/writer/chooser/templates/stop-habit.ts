import { buildPlan } from '../build-plan.ts'
import { findSpans, getDirection, type Span } from '../read-idea.ts'
import { habits, type Habit } from './habits.ts'
import { formatDays, getDifficulty, type FindTemplates } from './template.ts'

/** Fits ideas that want less of a known habit, never ideas that want more of it. */
export const findHabitsToStop: FindTemplates = ({ text }) =>
  habits.flatMap((habit) => {
    const spans = findSpans(text, habit.pattern)
    const wantsLess =
      spans.some((span) => getDirection(text, span) === 'less' || isAdmission(text, span)) || habit.saysStop?.test(text)
    if (!wantsLess) return []
    return [
      {
        template: 'stop-habit',
        slots: { habit: habit.label },
        spans: [...spans, ...findSpans(text, helpers)],
        durations: { usual: 30, min: 3, max: 365 },
        build: (duration) => buildChallenge(habit, duration),
      },
    ]
  })

const helpers =
  /\b(?:eat|eating|added|drink|drinking|play|playing|watch|watching|use|using|take|taking|buy|buying|waste|wasting|spend|spending|addicted|addiction|hooked|hours|check|checking|phone|bed|kids?|control|urge|craving|cravings)\b/

/** "I yell at my kids": a habit that someone states about themselves. */
function isAdmission(text: string, { start }: Span): boolean {
  return /(?:^|[.,;:?] ?|that |says |because )i (?:always |often |still |sometimes |usually |constantly |just |also )*(?:(?:look at|check|use|play|watch|eat|scroll on|am on|go on) )?(?:my |the |a )?$/.test(
    text.slice(0, start),
  )
}

function buildChallenge({ label, pillar, prepare, instead, moments }: Habit, duration: number) {
  const days = formatDays(duration)
  return {
    title: `${days} without ${label}`,
    description: `Stop for ${days}, learn what sets the habit off, and find something better for those moments. At the end you decide what stays.`,
    pillar,
    difficulty: getDifficulty(duration),
    plan: buildPlan(
      [
        {
          title: 'Get ready',
          done: 'You prepared your day and told one person.',
          action: `Write down when and where it usually happens, and what you hope to gain from these ${days}. ${prepare} Tell one person what you are doing.`,
          weight: 0,
          priority: 5,
        },
        {
          title: 'Get through the first days',
          done: 'You got through today, or were honest about a slip.',
          action: `${instead} Most urges pass within about 20 minutes, so set a timer and wait. The first days are usually the hardest.`,
          weight: 2,
          priority: 4,
        },
        {
          title: 'Learn your moments',
          done: 'You noticed your urges and planned for one moment.',
          action: `Note every urge: the time, the place, and what happened just before. ${moments} Each evening, choose one moment and plan what you will do there tomorrow.`,
          weight: 3,
          priority: 3,
        },
        {
          title: 'If you slip',
          done: 'You named what led to a slip, or what helped.',
          action:
            'One slip does not end the challenge. If it has happened, write down what led to it, change one thing and carry on the same day. If it has not, write down what has helped you so far.',
          weight: 0,
          priority: 1,
        },
        {
          title: 'Use the time',
          done: 'You did one good thing in the time you gained.',
          action:
            'Put something good where the habit was: sport, a call, a hobby, an early night. Plan it the day before, and tell someone, so that it happens.',
          weight: 3,
          priority: 2,
        },
        {
          title: 'Handle a harder situation',
          done: 'You faced or avoided one situation as you had planned.',
          action:
            'Choose one situation that usually leads to it. Decide beforehand what you will do and say, and leave early if you need to. If that is too much, avoid it for now and try a smaller one.',
          weight: 1,
          priority: 0,
        },
        {
          title: 'Decide what comes next',
          done: 'You have one clear rule for the next month.',
          action:
            'Compare today with day 1: sleep, mood, money, time. Write one clear rule for the next month. If stopping was much harder than you expected, talk to a doctor or a support group about it.',
          weight: 0,
          priority: 3.5,
        },
      ],
      duration,
    ),
  }
}
