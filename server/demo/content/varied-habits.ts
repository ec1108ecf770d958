import type { Habit } from './types.ts'

type Name = 'marcus' | 'jonas' | 'nate' | 'daniel' | 'tom' | 'erik' | 'ravi' | 'leo'

/** The challenges of members who joined later, and of those who miss days, start over or leave. */
export const variedHabits: Record<Name, Habit[]> = {
  marcus: [
    {
      challenge: 'Anger Before It Speaks',
      from: 83,
      missed: [75],
      rule: 'passes',
      notes: {
        4: 'Put the pan down before I opened my mouth.',
        15: 'Said sorry to the pot washer in front of the others.',
      },
    },
    {
      challenge: 'Put Right by Tomorrow',
      from: 55,
      missed: [49, 36],
      rule: 'strict',
      notes: { 3: 'Rang my brother back the same evening.' },
    },
    {
      challenge: 'A No That Holds',
      from: 30,
      late: [24],
      notes: { 2: 'No double shift on Sunday. The world went on.' },
    },
    {
      challenge: 'Useful Once a Day',
      from: 18,
      until: 0,
      missed: [11],
      rule: 'strict',
      notes: { 5: 'Sharpened every knife in the house.' },
    },
  ],
  jonas: [
    {
      challenge: 'After a Setback',
      from: 70,
      kept: 0.9,
      notes: { 1: 'Up at seven anyway.', 8: 'Told my father. He said it happened to him in 1983.' },
    },
    {
      challenge: 'Ten Conversations',
      from: 45,
      until: 38,
      notes: { 2: 'An old colleague gave me two names.' },
      leave: 30,
    },
    {
      challenge: 'Thirty Mornings Outdoors',
      from: 44,
      until: 0,
      missed: [37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24],
      late: [18],
      startOver: 23,
      notes: { 9: 'Second start. Same gate.' },
    },
    { challenge: 'A First Cushion', from: 20, until: 0, kept: 0.85 },
    { challenge: 'Three Evenings on Paper', from: 12 },
  ],
  nate: [
    { challenge: 'The Honest Push-Up', from: 47, weekdays: [1, 3, 5] },
    { challenge: 'Thirty Kept Promises', from: 40, until: 33, leave: 32 },
    { challenge: 'Ten Simple Dinners', from: 21, kept: 0.7, evening: true, notes: { 2: 'Lentils. Edible.' } },
    { challenge: 'The Slow Five', from: 16, until: 0, weekdays: [2, 4, 7] },
  ],
  daniel: [
    {
      challenge: 'Steady Ground',
      from: 29,
      cue: 'Right after brushing my teeth',
      notes: {
        1: 'One glass of water, one page. That’s the whole plan.',
        8: 'Did it in the airport.',
        21: 'Three weeks. I no longer look for a reason not to.',
      },
    },
    { challenge: 'Sit Down and Do Nothing', from: 26, late: [22], evening: true },
    {
      challenge: 'The Long Job',
      from: 20,
      weekdays: [1, 2, 3, 4, 6],
      evening: true,
      cue: 'At the kitchen table, after the dishes',
      notes: { 1: 'Opened the drawing program. Drew the shelf.', 8: 'The shelf has become a bookcase.' },
    },
    {
      challenge: 'Thirty Mornings Outdoors',
      from: 16,
      missed: [9],
      notes: {
        1: 'Round the block before the first meeting.',
        11: 'Met Ms Okafor from number 12. She knows everyone.',
      },
    },
  ],
  tom: [
    {
      challenge: 'Thirty Mornings Outdoors',
      from: 12,
      until: 6,
      notes: { 1: 'First one. Grumpy, but out.', 6: 'Took the long way.' },
    },
  ],
  erik: [
    {
      challenge: 'Ten Minutes on the Floor',
      from: 9,
      until: 2,
      pause: { from: 1, to: -5 },
      notes: { 3: 'Could touch my shins.', 8: 'Could touch my shoes.' },
    },
  ],
  ravi: [
    {
      challenge: 'One Practice',
      from: 1,
      invited: true,
      cue: 'In the car, before I go in',
      notes: { 1: 'Five minutes in the car park. Nobody noticed.' },
    },
  ],
  leo: [{ challenge: 'Seven Better Nights', from: 0 }],
}
