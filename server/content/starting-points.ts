import type { HelpTopic } from '#contract/help-categories.ts'
import type { StartingPointKey } from '#contract/starting-points.ts'
import type { ContentKey } from './types.ts'

type LibraryStartingPoint = {
  label: string
  /** What to know first. */
  note?: string
  /** The section of Help now that fits. `crisis` for any trouble that can be too much. */
  help?: HelpTopic
  /** Three to show, the gentlest first, then others that take the place of those that a site does not have. */
  challenges: [ContentKey, ContentKey, ContentKey, ...ContentKey[]]
  /** Two to show, then others. */
  resources: [ContentKey, ContentKey, ...ContentKey[]]
  /** One to show, then others. */
  discussions: [ContentKey, ...ContentKey[]]
}

/** Answers to “What is hardest right now?”. All items are on a new site, and none asks much of someone in a crisis. */
export const startingPoints: Record<StartingPointKey, LibraryStartingPoint> = {
  sleep: {
    label: 'Sleep',
    challenges: [
      'seven-plain-nights',
      'closing-the-day-properly',
      'thirty-mornings-outdoors',
      'three-questions-before-bed',
    ],
    resources: ['better-sleep-nothing-to-buy', 'fourteen-nights-on-paper', 'signs-of-sleep-apnoea'],
    discussions: ['what-finally-helped-you-sleep', 'what-is-your-first-sign'],
  },
  anger: {
    label: 'Anger',
    note: 'If anyone is afraid of you, get help first.',
    help: 'harming',
    challenges: [
      'ten-days-of-slow-breathing',
      'name-it-before-you-act-on-it',
      'anger-before-it-speaks',
      'repair-within-a-day',
    ],
    resources: ['anger-read-properly', 'after-you-lost-your-temper', 'arguing-on-the-same-side'],
    discussions: ['what-do-you-do-with-anger-at-four-out-of-ten', 'apology-that-worked'],
  },
  drinking: {
    label: 'Drinking',
    note: 'If you drink heavily every day, or feel ill without a drink, don’t stop suddenly. See a doctor first.',
    help: 'alcohol-and-drugs',
    // The one about alcohol is not first: for someone who drinks heavily, stopping at once is dangerous.
    challenges: ['closing-the-day-properly', 'three-quiet-evenings', 'three-dry-weeks', 'seven-plain-nights'],
    resources: ['counting-your-drinks', 'where-to-get-real-help', 'better-sleep-nothing-to-buy'],
    discussions: ['how-did-you-find-help', 'what-is-your-first-sign'],
  },
  lonely: {
    label: 'Lonely',
    challenges: ['three-calls-three-days', 'go-first-for-a-week', 'standing-coffee', 'useful-for-a-fortnight'],
    resources: ['why-friendships-go-quiet', 'new-town-no-friends', 'draw-your-circle'],
    discussions: ['how-did-you-make-a-friend-after-thirty', 'friend-you-have-not-rung'],
  },
  work: {
    label: 'Work',
    challenges: [
      'first-hour-for-real-work',
      'ten-conversations-about-work',
      'three-weeks-after-a-setback',
      'closing-the-day-properly',
    ],
    resources: ['when-work-has-eaten-the-rest', 'the-first-two-weeks-without-work', 'changing-course-in-mid-life'],
    discussions: ['how-you-end-a-working-day', 'out-of-work-what-helped'],
  },
  drifting: {
    label: 'Drifting',
    challenges: ['three-put-off-jobs', 'five-words-you-can-be-held-to', 'useful-once-a-day', 'thirty-kept-promises'],
    resources: ['when-you-have-drifted', 'values-you-can-be-caught-at', 'meaning-without-a-calling'],
    discussions: ['what-does-a-good-ordinary-week-look-like', 'who-needs-you-on-a-tuesday'],
  },
  money: {
    label: 'Money',
    note: 'If debt or gambling is out of hand, get help with it first.',
    help: 'money',
    challenges: ['where-the-money-went', 'first-small-cushion', 'ninety-days-on-budget', 'three-evenings-on-paper'],
    resources: ['one-page-money-picture', 'out-of-debt-in-order', 'the-first-small-cushion'],
    discussions: ['money-habit-that-lasted', 'asking-for-a-raise'],
  },
  loss: {
    label: 'A loss',
    note: 'In the first raw weeks, let yourself be looked after. Everything here can wait.',
    help: 'crisis',
    challenges: ['three-calls-three-days', 'thirty-mornings-outdoors', 'carrying-a-loss', 'seven-plain-nights'],
    resources: ['grief-while-the-bins-still-go-out', 'the-first-month-after-a-break-up', 'the-letter-you-may-not-send'],
    discussions: ['what-helped-in-the-long-middle-of-a-loss', 'how-did-you-find-help'],
  },
  low: {
    label: 'Low or worried',
    note: 'If it’s been like this for two weeks, talk to a doctor.',
    help: 'crisis',
    challenges: [
      'worry-gets-an-appointment',
      'ten-days-of-slow-breathing',
      'thirty-mornings-outdoors',
      'name-it-before-you-act-on-it',
    ],
    resources: ['flat-for-weeks', 'where-to-get-real-help', 'worry-time'],
    discussions: ['what-is-your-first-sign', 'how-did-you-find-help'],
  },
  relationship: {
    label: 'My relationship',
    note: 'If one of you is afraid of the other, get help first.',
    help: 'harmed',
    challenges: [
      'phone-in-the-drawer',
      'forty-days-of-turning-towards',
      'three-thank-yous-out-loud',
      'ask-one-more-question',
    ],
    resources: ['listening-that-lands', 'arguing-on-the-same-side', 'the-weekly-check-in-sheet'],
    discussions: ['first-ten-minutes-home', 'apology-that-worked'],
  },
}
