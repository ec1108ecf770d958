import { findSpans, getDirection } from '../read-idea.ts'
import { formatDays, type FindTemplates } from './template.ts'
import { buildTrainingPlan, roundTo } from './training.ts'

type Event = {
  key: string
  /** Follows "Train for". */
  label: string
  pattern: RegExp
  sport: 'run' | 'walk' | 'ride' | 'swim' | 'mixed'
  /** Minutes of the longest session. */
  longest: number
  days: { usual: number; min: number }
  /** What to be able to do before day 1. */
  before: string
}

const events: Event[] = [
  {
    key: 'half-marathon',
    label: 'a half marathon',
    pattern: /\b(?:half ?marathons?|21 ?(?:·1 )?(?:k|km))\b/,
    sport: 'run',
    longest: 110,
    days: { usual: 84, min: 70 },
    before: 'Start when you can run for 30 minutes without stopping.',
  },
  {
    key: 'marathon',
    label: 'a marathon',
    pattern: /\b(?<!half )(?<!ultra )marathons?\b|\b42 ?(?:k|km)\b/,
    sport: 'run',
    longest: 170,
    days: { usual: 126, min: 112 },
    before: 'Start when you already run three times a week and can run 10 km.',
  },
  {
    key: '10k',
    label: 'a 10 km run',
    pattern: /\b10 ?(?:k|km|kilomet(?:er|re)s?)\b(?: run| race)?/,
    sport: 'run',
    longest: 70,
    days: { usual: 70, min: 42 },
    before: 'Start when you can run for 15 minutes without stopping.',
  },
  {
    key: '5k',
    label: 'a 5 km run',
    pattern: /\b(?:5 ?(?:k|km|kilomet(?:er|re)s?)|park ?run)\b(?: run| race)?/,
    sport: 'run',
    longest: 40,
    days: { usual: 56, min: 28 },
    before: 'If you have not run for a while, start every run with five minutes of walking.',
  },
  {
    key: 'triathlon',
    label: 'a sprint triathlon',
    pattern: /\b(?:sprint )?triathlons?\b/,
    sport: 'mixed',
    longest: 80,
    days: { usual: 84, min: 70 },
    before: 'Start when you can swim 200 metres, cycle for 30 minutes and run for 15.',
  },
  {
    key: 'obstacle-race',
    label: 'an obstacle race',
    pattern: /\b(?:obstacle (?:race|course|run)|spartan(?: race)?|tough mudder|mud run)\b/,
    sport: 'mixed',
    longest: 70,
    days: { usual: 56, min: 42 },
    before: 'Start when you can run for 15 minutes without stopping.',
  },
  {
    key: 'long-ride',
    label: 'a 100 km bike ride',
    pattern:
      /\b100 ?(?:k|km|kilomet(?:er|re)s?)? ?(?:\w+ )?(?:bike|bicycle|cycle|cycling|ride)\w*\b|\b(?:cycle|bike|ride|century ride)(?: \w+)? 100 ?(?:k|km|kilomet(?:er|re)s?)\b/,
    sport: 'ride',
    longest: 210,
    days: { usual: 70, min: 56 },
    before: 'Start when you can ride for 45 minutes.',
  },
  {
    key: 'swim',
    label: 'a 1 km swim',
    pattern:
      /\b(?:swim(?:ming)? (?:1 ?(?:k|km|kilomet(?:er|re)|mile)|1000 ?m\w*|a (?:kilomet(?:er|re)|mile))|(?:1 ?(?:k|km)|1000 ?m\w*) swim)\b/,
    sport: 'swim',
    longest: 45,
    days: { usual: 56, min: 42 },
    before: 'Start when you can swim 100 metres. Swim where a lifeguard is on duty.',
  },
  {
    key: 'hike',
    label: 'a mountain day',
    pattern:
      /\b(?:(?:climb|hike|hiking|walk)(?:ing)?(?: up)?(?: \w+)? (?:mountains?|peaks?|summits?)|mountain (?:hike|day|climb))\b/,
    sport: 'walk',
    longest: 240,
    days: { usual: 56, min: 28 },
    before: 'Start when you can walk for an hour.',
  },
]

const faster = /\b(?:beat|beating|faster|pb|personal best|record|improve my|better time|quicker|sub ?\d+|under \d+)\b/

export const findEvents: FindTemplates = ({ text }) =>
  events.flatMap((event) => {
    const spans = findSpans(text, event.pattern)
    if (!spans.some((span) => getDirection(text, span) !== 'less' || faster.test(text))) return []
    const isFaster = event.sport === 'run' && faster.test(text)
    const helpers = findSpans(
      text,
      /\b(?:beat|beating|faster|pb|personal best|record|time|quicker|run|runs|running|race|racing|train|training|prepare|finish|complete|swim|swimming|cycle|cycling|ride|hike|hiking|walk|couch)\b/,
    )
    return [
      {
        template: 'train-event',
        slots: { event: event.label, goal: isFaster ? 'faster' : 'finish' },
        spans: [...spans, ...helpers],
        durations: { usual: event.days.usual, min: event.days.min, max: 182 },
        build: (duration) => buildChallenge(event, isFaster, duration),
      },
    ]
  })

const verbs = { run: 'run', walk: 'walk', ride: 'ride', swim: 'swim', mixed: 'train' }

function buildChallenge({ label, sport, longest, before }: Event, isFaster: boolean, duration: number) {
  const verb = verbs[sport]
  const plan = buildTrainingPlan(
    duration,
    ({ week, weeks, number, count, share, isEasy }) => {
      const isFirst = week === 1 && number === 1
      const long = roundTo(longest * share, 5)
      const short = Math.max(15, roundTo(Math.min(60, long * 0.6), 5))
      const isFinalWeek = week === weeks
      const time = isFinalWeek ? (number === 1 ? short : 15) : number === count && count > 1 ? long : short
      const kind = isFinalWeek ? 'easy' : number === count && count > 1 ? 'long' : number === 2 ? 'second' : 'steady'
      const fast = Math.min(8, 3 + week)
      const action =
        kind === 'long'
          ? `Your long session: ${time} minutes, slowly, at a pace where you can talk.`
          : kind === 'second' && isFaster
            ? `Ten easy minutes, then ${fast} fast minutes, each followed by two minutes of walking or easy running.`
            : kind === 'second' && sport === 'mixed'
              ? `${time} minutes in a different sport from your last session, at a pace where you can talk.`
              : `${time} minutes at a pace where you can talk.`
      return {
        title: isEasy ? `Week ${week}, session ${number}: easier` : `Week ${week}, session ${number}`,
        done:
          kind === 'second' && isFaster
            ? 'You did the fast minutes, or an easy run.'
            : `You trained for ${time} minutes.`,
        action,
        details: `${isFirst ? `${before} ` : ''}If something hurts, stop and rest until it’s gone. On a bad day, do half.`,
      }
    },
    {
      start: 0.4,
      last: {
        title: 'Do it',
        done: `You did ${label}.`,
        action: `Do ${label}, starting slower than you want to. Afterwards, tell someone what went well and what you would change.`,
      },
    },
  )
  return {
    title: isFaster
      ? `${formatDays(duration)} to a faster ${label.replace(/^an? /, '')}`
      : `${formatDays(duration)} to ${label}`,
    description: `Train for ${label} in ${formatDays(duration)}${isFaster ? ' and finish it faster than before' : ''}. You ${verb} three times a week, a little longer each week, with rest days between and an easier week every fourth. ${before}`,
    pillar: 'physical' as const,
    difficulty: longest >= 100 ? ('advanced' as const) : ('intermediate' as const),
    plan,
  }
}
