import type { HelpTopic } from '#contract/help-categories.ts'
import type { StartingPointKey } from '#contract/starting-points.ts'
import type { ContentKey } from './types.ts'

type LibraryStartingPoint = {
  label: string
  /** What to do tonight, which is possible on a bad day. */
  tonight: string
  /** When to get help, or what to know first. */
  note: string
  /** The section of Help now that fits. `crisis` for any trouble that can be too much; none where a doctor is enough. */
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
    tonight:
      'Choose the time you’ll get up tomorrow, put your phone in another room, and go to bed when you’re sleepy. If you lie awake, get up and do something quiet until you’re sleepy again.',
    note: 'If bad sleep goes on for a month, or you wake up gasping for air, see a doctor.',
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
    tonight:
      'If you feel it rising, say “I need ten minutes, then I’ll come back”, and go outside. Breathe out slowly, and come back when you said.',
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
    tonight:
      'Eat something and have a large glass of water. Then write down what you’ve had to drink today, and tell one person that you’d like to drink less.',
    note: 'If you drink heavily every day, or feel ill without a drink, don’t stop suddenly. See a doctor first.',
    help: 'alcohol-and-drugs',
    // The one about alcohol is not first: for someone who drinks heavily, stopping at once is dangerous.
    challenges: ['closing-the-day-properly', 'three-quiet-evenings', 'three-dry-weeks', 'seven-plain-nights'],
    resources: ['counting-your-drinks', 'where-to-get-real-help', 'better-sleep-nothing-to-buy'],
    discussions: ['how-did-you-find-help', 'what-is-your-first-sign'],
  },
  lonely: {
    label: 'Lonely',
    tonight: 'Send one message to someone you haven’t spoken to for a while: “You came to mind today. How are you?”',
    note: 'If you feel that nobody would miss you, talk to someone now.',
    help: 'crisis',
    challenges: ['three-calls-three-days', 'two-weeks-less-alone', 'go-first-for-a-week', 'standing-coffee'],
    resources: ['when-you-are-lonely', 'why-friendships-go-quiet', 'draw-your-circle'],
    discussions: ['when-you-feel-lonely', 'how-did-you-make-a-friend-after-thirty'],
  },
  work: {
    label: 'Work',
    tonight:
      'Write down the one task that matters tomorrow and the thing that worries you most. Then put the paper away and do something with your hands.',
    note: 'If work is making you ill, or you can’t sleep because of it, talk to a doctor.',
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
    tonight:
      'Choose one small job you’ve put off, set a timer for ten minutes and begin. When the time is up, you can stop.',
    note: 'If nothing has mattered to you for two weeks, talk to a doctor. It may be depression, and that can be treated.',
    help: 'crisis',
    challenges: ['three-put-off-jobs', 'five-words-you-can-be-held-to', 'useful-once-a-day', 'thirty-kept-promises'],
    resources: ['when-you-have-drifted', 'values-you-can-be-caught-at', 'meaning-without-a-calling'],
    discussions: ['what-does-a-good-ordinary-week-look-like', 'who-needs-you-on-a-tuesday'],
  },
  money: {
    label: 'Money',
    tonight:
      'Open your banking app or one letter, and write down two numbers: what you have, and what you have to pay this week. That’s enough for tonight.',
    note: 'If debt or gambling is out of hand, get help with it first.',
    help: 'money',
    challenges: ['where-the-money-went', 'first-small-cushion', 'ninety-days-on-budget', 'three-evenings-on-paper'],
    resources: ['one-page-money-picture', 'out-of-debt-in-order', 'the-first-small-cushion'],
    discussions: ['money-habit-that-lasted', 'asking-for-a-raise'],
  },
  loss: {
    label: 'A loss',
    tonight: 'Eat something warm, and tell one person how today was. You don’t have to do anything else.',
    note: 'In the first weeks, everything here can wait. If you don’t want to live, talk to someone now.',
    help: 'crisis',
    challenges: ['three-calls-three-days', 'thirty-mornings-outdoors', 'carrying-a-loss', 'seven-plain-nights'],
    resources: ['grief-while-the-bins-still-go-out', 'the-first-month-after-a-break-up', 'the-letter-you-may-not-send'],
    discussions: ['what-helped-in-the-long-middle-of-a-loss', 'how-did-you-find-help'],
  },
  low: {
    label: 'Low or worried',
    tonight:
      'Eat something, wash your face and step outside for five minutes. Then tell one person: “I’m not doing well.”',
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
    tonight: 'Put your phone away for half an hour, ask “How was your day?” and listen without preparing an answer.',
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
