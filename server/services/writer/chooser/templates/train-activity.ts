import { findSpans, getDirection } from '../read-idea.ts'
import { formatDays, getDifficulty, type FindTemplates } from './template.ts'
import { buildTrainingPlan, roundTo } from './training.ts'

type Activity = {
  key: string
  /** Follows "days of". */
  label: string
  pattern: RegExp
  /** Minutes of a full session. */
  minutes: number
  technique: string
  /** Repetitions that may be named as a target for one session. */
  repetitions?: { usual: number; max: number; easier: string }
}

const strengthTechnique = 'Slow and clean repetitions count; stop two before you would have to cheat.'

const activities: Activity[] = [
  {
    key: 'push-ups',
    label: 'push-ups',
    pattern: /\b(?:push|press) ?ups?\b/,
    minutes: 20,
    technique: strengthTechnique,
    repetitions: { usual: 30, max: 150, easier: 'hands on a wall or a table' },
  },
  {
    key: 'pull-ups',
    label: 'pull-ups',
    pattern: /\b(?:pull|chin) ?ups?\b/,
    minutes: 20,
    technique: strengthTechnique,
    repetitions: { usual: 8, max: 40, easier: 'feet on a chair, or only lowering yourself' },
  },
  {
    key: 'squats',
    label: 'squats',
    pattern: /\bsquats?\b/,
    minutes: 20,
    technique: strengthTechnique,
    repetitions: { usual: 40, max: 150, easier: 'sitting down on a chair and standing up' },
  },
  {
    key: 'sit-ups',
    label: 'sit-ups',
    pattern: /\b(?:sit ?ups?|crunches|abs|six ?pack)\b/,
    minutes: 15,
    technique: strengthTechnique,
    repetitions: { usual: 30, max: 100, easier: 'half-way up, hands on your thighs' },
  },
  {
    key: 'burpees',
    label: 'burpees',
    pattern: /\bburpees?\b/,
    minutes: 15,
    technique: strengthTechnique,
    repetitions: { usual: 20, max: 80, easier: 'stepping instead of jumping' },
  },
  {
    key: 'plank',
    label: 'planks',
    pattern: /\bplank(?:s|ing)?\b/,
    minutes: 10,
    technique: 'Keep a straight line from head to heels and keep breathing; end the hold when your back sags.',
  },
  {
    key: 'heavy-bag',
    label: 'boxing training',
    pattern:
      /\b(?:heavy bags?|punch(?:ing)? bags?|box(?:ing)?(?! breath)|shadow ?box(?:ing)?|kick ?box(?:ing)?|speed bag)\b/,
    minutes: 30,
    technique:
      'Wrap your hands, wear gloves, and keep your wrists straight. Box in rounds of two minutes with a minute of rest.',
  },
  {
    key: 'martial-arts',
    label: 'martial arts',
    pattern: /\b(?:martial arts?|judo|karate|bjj|jiu jitsu|taekwondo|muay thai|wrestling|aikido)\b/,
    minutes: 60,
    technique: 'Train at a club with a teacher, tap early and look after your partner.',
  },
  {
    key: 'strength',
    label: 'strength training',
    pattern:
      /\b(?:weights?|lift(?:ing)?(?: weights)?|weight ?lifting|dumbbells?|barbells?|kettlebells?|deadlifts?|bench press|gym|strength(?: training)?|resistance training)\b/,
    minutes: 45,
    technique:
      'Choose five basic lifts, start with a weight that feels easy, and add a little only when every repetition is clean.',
  },
  {
    key: 'running',
    label: 'running',
    pattern: /\b(?:run|runs|running|runner|jog|jogs|jogging)\b/,
    minutes: 40,
    technique: 'Run slowly enough to talk in whole sentences, and walk whenever you cannot.',
  },
  {
    key: 'cycling',
    label: 'cycling',
    pattern: /\b(?:cycle|cycling|biking|bike rides?|(?:ride|riding) (?:my |a |the )?(?:bike|bicycle)|bike to)\b/,
    minutes: 60,
    technique: 'Use a low gear, wear a helmet, and be seen.',
  },
  {
    key: 'swimming',
    label: 'swimming',
    pattern: /\bswim(?:s|ming|mer)?\b/,
    minutes: 40,
    technique: 'Swim where a lifeguard is on duty, and rest at the wall after every length if you need to.',
  },
  {
    key: 'rowing',
    label: 'rowing',
    pattern: /\b(?:row(?:ing)?(?: machine)?|ergometer)\b/,
    minutes: 30,
    technique: 'Push with the legs first, then lean back, then pull.',
  },
  {
    key: 'skipping',
    label: 'rope skipping',
    pattern: /\b(?:skipping(?: rope)?|jump(?:ing)? rope|rope jumping)\b/,
    minutes: 20,
    technique: 'Jump low on a soft surface, one minute at a time with a minute of rest.',
  },
  {
    key: 'hiit',
    label: 'interval training',
    pattern: /\b(?:hiit|interval training|intervals|sprints?|sprinting|circuit training|crossfit|bootcamp)\b/,
    minutes: 25,
    technique: 'Warm up for ten minutes, then 30 seconds hard and 90 seconds easy.',
  },
  {
    key: 'climbing',
    label: 'indoor climbing',
    pattern: /\b(?:indoor climbing|climbing (?:gym|wall)|boulder(?:ing)?)\b/,
    minutes: 75,
    technique: 'Climb easy routes well, rest as long as you climb, and let a partner check every knot.',
  },
  {
    key: 'football',
    label: 'football',
    pattern: /\b(?:football|soccer|five a side)\b/,
    minutes: 60,
    technique: 'Warm up for ten minutes, practise touch and passing, and play only as hard as your legs allow.',
  },
  {
    key: 'basketball',
    label: 'basketball',
    pattern: /\b(?:basketball|hoops|free throws)\b/,
    minutes: 45,
    technique: 'Warm up for ten minutes, then shoot from close before you move back.',
  },
  {
    key: 'tennis',
    label: 'racket sports',
    pattern: /\b(?:tennis|squash|padel|badminton|table tennis|ping pong)\b/,
    minutes: 60,
    technique: 'Warm up for ten minutes and start with long, easy rallies.',
  },
  {
    key: 'yoga',
    label: 'yoga',
    pattern: /\b(?:yoga|pilates)\b/,
    minutes: 30,
    technique: 'Move only as far as you can while breathing calmly. A free beginners’ video is enough.',
  },
  {
    key: 'dancing',
    label: 'dancing',
    pattern: /\b(?:danc(?:e|es|ing)|salsa|tango|bachata)\b/,
    minutes: 45,
    technique: 'Practise the basic step slowly before you add music, and take one class if you can.',
  },
]

export const findActivities: FindTemplates = ({ text }) =>
  activities.flatMap((activity) => {
    const spans = findSpans(text, activity.pattern)
    if (!spans.some((span) => getDirection(text, span) !== 'less')) return []
    const { repetitions } = activity
    const named =
      repetitions && Number(new RegExp(`\\b(\\d{1,4}) (?:\\w+ )?${activity.pattern.source}`).exec(text)?.[1])
    if (named && repetitions && named > repetitions.max) return []
    const target = repetitions ? named || repetitions.usual : null
    const helpers = findSpans(
      text,
      /\b(?:punch|punching|hit|hitting|train|training|workout|play|playing|work|sessions?|fit|exercise|lessons?|club|practice|classes|shoot|shooting|throw|hold|holding|machine|bag)\b/,
    )
    return [
      {
        template: 'train-activity',
        slots: { activity: activity.label, ...(target && { repetitions: target }) },
        spans: [...spans, ...helpers],
        isSpecific: Boolean(named),
        durations: { usual: 28, min: 7, max: 182 },
        build: (duration) => buildChallenge(activity, target, duration),
      },
    ]
  })

function buildChallenge({ label, minutes, technique, repetitions }: Activity, target: number | null, duration: number) {
  const easier = repetitions ? `An easier version counts too: ${repetitions.easier}.` : 'Half the time counts too.'
  const plan = buildTrainingPlan(
    duration,
    ({ week, number, share, isEasy }) => {
      const amount =
        target === null
          ? `${roundTo(minutes * share, 5)} minutes`
          : `${Math.max(1, Math.round(target * share))} ${label} in total`
      return {
        title: isEasy ? `Week ${week}, session ${number}: easier` : `Week ${week}, session ${number}`,
        done: `You did ${amount}, or an easier version.`,
        action: `Warm up for five minutes. Then do ${amount}${target === null ? '' : ', in as many sets as you need, with a minute of rest between them'}. ${technique}`,
        details: `${easier} Stop if you feel sharp pain or dizziness.`,
      }
    },
    {
      last: {
        title: 'Look back',
        done: 'You chose the two days a week that you’ll keep.',
        action:
          'Do one easy session, or rest. Compare today with the first week: what’s easier now? Decide which two days a week you will keep, and tell someone.',
      },
    },
  )
  return {
    title:
      target === null || target === repetitions?.usual
        ? `${formatDays(duration)} of ${label}`
        : `${formatDays(duration)} to ${target} ${label}`,
    description: `Train three times a week for ${formatDays(duration)}, a little more each week, with rest days between. Missed a day? Train the next day and rest after it. Stop if you feel sharp pain or dizziness.`,
    pillar: 'physical' as const,
    difficulty: getDifficulty(duration),
    plan,
  }
}
