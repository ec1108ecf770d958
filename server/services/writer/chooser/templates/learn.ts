import type { Pillar } from '#contract/pillars.ts'
import { buildPlan } from '../build-plan.ts'
import { findSpans, getDirection } from '../read-idea.ts'
import { formatDays, getDifficulty, type FindTemplates } from './template.ts'

type Kind = { pillar: Pillar; prepare: string; first: string; more: string; show: string }
type Subject = { label: string; pattern: RegExp; kind: Kind }

const language: Kind = {
  pillar: 'purpose',
  prepare: 'Choose one course or app, one notebook and a fixed time of day. Learn five greetings and say them aloud.',
  first:
    'Ten minutes a day: five new words or one short dialogue, always aloud. Start each day with yesterday’s words.',
  more: 'Twenty minutes a day: ten for new material and ten for listening to something easy, such as a song or a children’s story. Repeat aloud what you hear.',
  show: 'Have a short conversation with a speaker, in person or online, or record yourself talking for two minutes about your day.',
}
const instrument: Kind = {
  pillar: 'purpose',
  prepare:
    'Get or borrow the instrument, tune it, and leave it where you will see it. Choose one easy piece and one teacher, book or free course.',
  first:
    'Ten minutes a day: three minutes of one basic movement, then the first bars of your piece, slowly enough to play them without mistakes.',
  more: 'Twenty minutes a day: five minutes of basics, ten on the hardest bars of your piece, and five playing what you already know, for fun.',
  show: 'Play the piece for one person, or record it. Mistakes are fine; keep going to the end.',
}
const craft: Kind = {
  pillar: 'purpose',
  prepare:
    'Choose one small thing to make or do by the last day, and one teacher, book or free course. Get only what you need for the first week.',
  first: 'Ten minutes a day on one basic part, repeated until it feels easy. Do it rather than watch it.',
  more: 'Twenty minutes a day on the thing you chose. Work on the part you find hardest first.',
  show: 'Finish what you have, show it to someone, and ask for one thing you could do better.',
}
const work: Kind = { ...craft, pillar: 'career' }

const words = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`)
const subject = (label: string, kind: Kind, pattern = label.toLowerCase()): Subject => ({
  label,
  kind,
  pattern: words(pattern),
})

const subjects: Subject[] = [
  ...'Spanish French German Italian Portuguese Japanese Korean Arabic Russian Dutch Polish Turkish Hindi Ukrainian Greek Latin Swedish Norwegian Danish Finnish Hebrew Vietnamese Thai Swahili English'
    .split(' ')
    .map((name) => subject(name, language)),
  subject('Chinese', language, 'chinese|mandarin'),
  subject('sign language', language),
  subject('a language', language, '(?:new |foreign |another |second )?languages?'),
  subject('the guitar', instrument, 'guitars?'),
  subject('the piano', instrument, 'pianos?|keyboard'),
  subject('the drums', instrument, 'drums?'),
  subject('the bass', instrument, 'bass guitar|bass'),
  ...'violin ukulele harmonica saxophone flute cello trumpet clarinet banjo accordion'
    .split(' ')
    .map((name) => subject(`the ${name}`, instrument, name)),
  subject('singing', instrument, 'sing|singing'),
  subject('an instrument', instrument, '(?:musical |an )?instruments?'),
  subject('cooking', craft, 'cook|cooking'),
  subject('baking', craft, 'bake|baking|bread'),
  subject('drawing', craft, 'draw|drawing|sketch|sketching'),
  subject('painting', craft, 'paint|painting|watercolou?rs?'),
  subject('chess', craft, 'chess'),
  subject('woodworking', craft, 'wood ?work(?:ing)?|carpentry|carving'),
  subject('photography', craft, 'photography|photos'),
  subject('gardening', craft, 'garden(?:ing)?|grow vegetables'),
  subject('sewing', craft, 'sew|sewing|knit|knitting'),
  subject('juggling', craft, 'juggl(?:e|ing)'),
  subject('first aid', craft, 'first aid|cpr'),
  subject('knots', craft, 'knots?'),
  subject(
    'bicycle repair',
    craft,
    '(?:bike|bicycle) (?:repair|maintenance)|(?:repair|fix) (?:my |a )?(?:bike|bicycle)',
  ),
  subject('car maintenance', craft, 'car (?:repair|maintenance)|(?:repair|fix) (?:my |a )?car'),
  subject('home repairs', craft, 'home repairs?|diy|handyman|repairs at home'),
  subject(
    'creative writing',
    craft,
    'creative writing|poetry writing|write (?:poems|stories|short stories)|short stories',
  ),
  subject('magic tricks', craft, 'magic tricks?|card tricks?'),
  subject('fishing', craft, 'fish|fishing'),
  subject('map reading', craft, 'map reading|navigation|orienteering'),
  subject('coding', work, 'cod(?:e|ing)|program(?:s|ming)|python|javascript'),
  subject('public speaking', work, 'public speaking|speeches|speech|presentations?|presenting|toastmasters'),
  subject('typing', work, 'typing|touch type|type faster'),
  subject('spreadsheets', work, 'excel|spreadsheets?'),
  subject('maths', work, 'maths?|mathematics|statistics'),
  subject('drafting clear texts', work, 'clear writing|business writing|write better|writing skills'),
]

const learning =
  /\b(?:learn|learning|play|playing|study|studying|practi[sc]e|practi[sc]ing|teach myself|get good at|improve|master|speak|speaking|course|lessons?|beginners?|start|take up|try|fix|repair|build|make|write|grow)\b/

export const findSubjects: FindTemplates = ({ text }) => {
  const how = findSpans(text, learning)
  if (how.length === 0) return []
  return subjects.flatMap(({ label, pattern, kind }) => {
    const spans = findSpans(text, pattern)
    if (!spans.some((span) => getDirection(text, span) !== 'less')) return []
    return [
      {
        template: 'learn',
        slots: { subject: label },
        spans: [...spans, ...how],
        durations: { usual: 30, min: 5, max: 180 },
        build: (duration) => buildChallenge(label, kind, duration),
      },
    ]
  })
}

function buildChallenge(label: string, kind: Kind, duration: number) {
  const days = formatDays(duration)
  return {
    title: `${days} of learning ${label}`,
    description: `Make a real start with ${label}: 10 minutes a day at first, 20 later, and something to show on the last day. Short and daily works better than long and rare.`,
    pillar: kind.pillar,
    difficulty: getDifficulty(duration),
    plan: buildPlan(
      [
        { title: 'Set it up', done: 'Everything you need is ready.', action: kind.prepare, weight: 0, priority: 5 },
        {
          title: 'Ten minutes a day',
          done: 'You practised for ten minutes.',
          action: kind.first,
          weight: 3,
          priority: 4,
        },
        {
          title: 'Look back',
          done: 'You know what to work on next.',
          action:
            'Compare with day 1. Write down what is easier, what is still hard, and what you will work on next. If you have missed days, start again today with five minutes.',
          weight: 0,
          priority: 1,
        },
        {
          title: 'Twenty minutes a day',
          done: 'You practised for twenty minutes.',
          action: kind.more,
          weight: 4,
          priority: 3,
        },
        {
          title: 'Find company',
          done: 'You asked one person or found one group.',
          action:
            'Find one person or group that does it too, or ask someone better for one piece of advice. Use it tomorrow.',
          weight: 0,
          priority: 0,
        },
        {
          title: 'Polish',
          done: 'You practised what you’ll show.',
          action: `${kind.more} In these days, prepare what you will show on the last day.`,
          weight: 2,
          priority: 2,
        },
        {
          title: 'Show it',
          done: 'You showed it to someone.',
          action: `${kind.show} Then decide on the days of the week you will go on with.`,
          weight: 0,
          priority: 3.5,
        },
      ],
      duration,
    ),
  }
}
