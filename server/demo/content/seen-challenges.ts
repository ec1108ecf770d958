import type { SeenChallenge } from './types.ts'

/** Challenges in which members are seen by the others, in addition to what Sam and Peter show in their profiles. */
export const seenChallenges: SeenChallenge[] = [
  {
    challenge: 'Thirty Mornings Outdoors',
    seen: { jonas: 'challenge', daniel: 'challenge' },
    posts: [
      {
        by: 'peter',
        ago: 12,
        time: '08:10',
        content:
          'I finished this one and still go. I am at the weir at a quarter past seven, if anyone wants to say good morning to a heron.',
      },
      {
        by: 'jonas',
        ago: 11,
        time: '09:05',
        content:
          'Second time for me. The first time I stopped after a week and told nobody. Now I only have to get as far as the gate, and mostly I go further.',
      },
      { by: 'tom', ago: 9, time: '20:30', content: 'Does the balcony count? Asking for tomorrow.' },
      { by: 'daniel', ago: 9, time: '21:10', content: 'If you have to put shoes on, it counts. That’s my whole rule.' },
      { by: 'sam', ago: 8, time: '07:45', content: 'I’ve counted a bus shelter. Balcony with shoes, then.' },
    ],
  },
  {
    challenge: 'The Slow Five',
    seen: { nate: 'challenge' },
    posts: [
      { by: 'nate', ago: 3, time: '20:05', content: 'Six minutes without stopping. Still purple, but less of it.' },
      {
        by: 'sam',
        ago: 3,
        time: '20:50',
        content: 'Six took me three weeks. Come to the lake when you feel like it, I could do with the company.',
      },
    ],
  },
]
