import type { Pillar } from '#contract/pillars.ts'
import { steadyHabits } from './content/steady-habits.ts'
import type { Habit } from './content/types.ts'
import { variedHabits } from './content/varied-habits.ts'

export const demoPassword = 'one brick a day'

export type DemoMember = {
  username: string
  firstName: string
  /** Days before today. 0 signed up today. */
  joined: number
  about?: string
  pillars?: Pillar[]
  isModerator?: true
  /** Signs up with an invitation to a challenge. */
  invitation?: { by: string; ago: number; time: string; challenge: string }
  /** Shows the challenges in the profile. */
  challengesShown?: true
  /** The end of the line in the switcher, for members who are in it; `counts` counts what they have finished. */
  switcher?: string
  habits: Habit[]
}

/**
 * The twelve members. The first one is the admin. These are the days that screens are looked at with:
 *
 * | Username | Today                                                                                            |
 * | -------- | ------------------------------------------------------------------------------------------------ |
 * | leo      | day 1: has just joined a first challenge, nothing marked                                          |
 * | ravi     | day 2: invited by Sam, marked yesterday, today is open                                             |
 * | tom      | a gap: left off at day 7, five days missed                                                        |
 * | erik     | day 10: on a planned break, until five days from now                                            |
 * | daniel   | day 30: three active challenges; the next mark of “Steady Ground” is the 30th |
 * | sam      | day 100: three active challenges (daily, three days a week, forty days), eleven finished          |
 */
export const demoMembers: [DemoMember, ...DemoMember[]] = [
  {
    username: 'martin',
    firstName: 'Martin',
    joined: 100,
    about:
      'Carpenter, fifty-one, two grown daughters. I started this group because I talked better in a workshop than anywhere else.',
    pillars: ['purpose', 'brotherhood'],
    habits: steadyHabits.martin,
  },
  {
    username: 'owen',
    firstName: 'Owen',
    joined: 99,
    about: 'Night-shift nurse. I read everything here and write little.',
    pillars: ['mental', 'physical'],
    isModerator: true,
    habits: steadyHabits.owen,
  },
  {
    username: 'sam',
    firstName: 'Sam',
    joined: 99,
    about: 'Teacher, father of a six-year-old. I run slowly and cook the same five dinners well.',
    pillars: ['physical', 'relationships', 'spiritual'],
    challengesShown: true,
    switcher: 'counts',
    habits: steadyHabits.sam,
  },
  {
    username: 'peter',
    firstName: 'Peter',
    joined: 92,
    about: 'Retired surveyor. Sixty-eight. I write letters, by hand, and I answer all of them.',
    pillars: ['brotherhood', 'spiritual'],
    challengesShown: true,
    habits: steadyHabits.peter,
  },
  {
    username: 'marcus',
    firstName: 'Marcus',
    joined: 84,
    about: 'Chef. Working on my temper, mostly with success.',
    pillars: ['mental', 'relationships'],
    habits: variedHabits.marcus,
  },
  {
    username: 'jonas',
    firstName: 'Jonas',
    joined: 71,
    about: 'Between jobs. I know a lot about onions now.',
    pillars: ['career', 'physical'],
    habits: variedHabits.jonas,
  },
  {
    username: 'nate',
    firstName: 'Nate',
    joined: 48,
    about: 'Warehouse lead, twenty-six. I lift.',
    habits: variedHabits.nate,
  },
  {
    username: 'daniel',
    firstName: 'Daniel',
    joined: 29,
    about: 'New in town. Software, too much of it.',
    pillars: ['mental', 'purpose'],
    switcher: 'counts',
    habits: variedHabits.daniel,
  },
  { username: 'tom', firstName: 'Tom', joined: 12, switcher: 'left off at day 7', habits: variedHabits.tom },
  { username: 'erik', firstName: 'Erik', joined: 9, switcher: 'on a planned break', habits: variedHabits.erik },
  {
    username: 'ravi',
    firstName: 'Ravi',
    joined: 1,
    invitation: { by: 'sam', ago: 2, time: '16:20', challenge: 'One Practice' },
    habits: variedHabits.ravi,
  },
  { username: 'leo', firstName: 'Leo', joined: 0, switcher: 'nothing marked yet', habits: variedHabits.leo },
]
