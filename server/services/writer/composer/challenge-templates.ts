import type { Difficulty } from '#contract/challenges.ts'
import type { Phase } from './build-plan.ts'
import type { Phrases } from './phrases.ts'

/** One way to turn a topic into a challenge. `days` has its duration in each round. */
export type Angle = {
  key: string
  title: (theme: string) => string
  description: (theme: string, days: number) => string
  days: [number, number, number]
  difficulty: Difficulty
  phases: (theme: string, phrases: Phrases) => Phase[]
}

const singleDay = (title: string, action: string, keep = 2): Phase => ({ title, action, weight: 0, priority: keep })
const multiDay = (title: string, action: string, share = 1, keep = 3): Phase => ({
  title,
  action,
  weight: share,
  priority: keep,
})

export const angles: Angle[] = [
  {
    key: 'notice',
    title: (theme) => `Notice first: ${theme}`,
    description: (theme, days) =>
      `Before you change anything about it, look. For ${days} days you keep a short log of one thing: ${theme}. At the end you know what is true, not what you supposed.`,
    days: [7, 10, 14],
    difficulty: 'beginner',
    phases: (theme) => [
      singleDay(
        'Rule a page',
        `Three columns: when, what happened, how it was. Write "${theme}" at the top and fill the first line tonight, from memory.`,
      ),
      multiDay(
        'A line each time',
        'Each time it comes up, one line within the hour. No verdicts, only what a camera and a microphone would have caught, and one word for how you were.',
        3,
      ),
      singleDay(
        'Read it like a stranger',
        'Read the lines as if someone else had written them. Circle what repeats: an hour, a place, a person.',
        1,
      ),
      multiDay(
        'The line before it',
        'Go on, and add what happened in the ten minutes before. That is where the handle usually is.',
        2,
        1,
      ),
      singleDay(
        'One change',
        'Write the one change that the page suggests, small enough for tomorrow. Tell someone what you found.',
        2.5,
      ),
    ],
  },
  {
    key: 'ten-minutes',
    title: (theme) => `Ten minutes a day: ${theme}`,
    description: (theme, days) =>
      `Ten minutes, by the clock, for ${days} days: ${theme}. Not more on good days, not less on bad ones.`,
    days: [14, 21, 28],
    difficulty: 'beginner',
    phases: (_theme, phrases) => [
      singleDay('Set the ten minutes', phrases.start),
      multiDay(
        'Ten, and stop',
        'Start the clock, work, stop when it rings even if it goes well. What you leave unfinished draws you back tomorrow.',
        2,
      ),
      singleDay('On a bad day', phrases.slip, 1),
      multiDay('Keep the hour', phrases.steady, 2),
      singleDay('Add it up', 'Count the minutes. Write down what they made, and decide how many a week you keep.', 2.5),
    ],
  },
  {
    key: 'first-thing',
    title: (theme) => `First thing: ${theme}`,
    description: (theme, days) =>
      `For ${days} mornings this comes before the news, the mail and other people: ${theme}. What is done first is done.`,
    days: [21, 14, 30],
    difficulty: 'intermediate',
    phases: (_theme, phrases) => [
      singleDay(
        'Prepare tonight',
        'Tonight, put out everything you need for the morning, and charge your phone outside the bedroom. Set the alarm fifteen minutes earlier, once.',
      ),
      multiDay('Before the screen', phrases.small, 2),
      singleDay(
        'After a week',
        'Which mornings went, which did not, and what was different the evening before? Fix the evening.',
        1,
      ),
      multiDay('Rain or not', phrases.steady, 3),
      singleDay('Keep three', phrases.back, 2.5),
    ],
  },
  {
    key: 'with-another',
    title: (theme) => `With another man: ${theme}`,
    description: (theme, days) =>
      `Nobody does this one alone. You and one other, ${days} days, the same thing: ${theme}. A word in the morning, a word when it is done.`,
    days: [14, 10, 21],
    difficulty: 'beginner',
    phases: (theme, phrases) => [
      singleDay(
        'Ask him',
        `Ask one man, by voice if you can: "I am doing this: ${theme}. Will you do it with me?" If he will not, ask the next.`,
      ),
      multiDay(
        'Morning and done',
        'A word when you begin and a word when you have done it. Nothing clever. If his is missing by evening, ask once, kindly.',
        3,
      ),
      singleDay('Once side by side', phrases.witness, 1),
      multiDay(
        'His turn to choose',
        'Let him set the pace or the hour for these days, then take it back. You learn more from his way than from yours.',
        2,
      ),
      singleDay(
        'Say what it gave',
        'Tell each other one thing you saw the other do well. Decide whether it goes on.',
        2.5,
      ),
    ],
  },
  {
    key: 'clear-the-way',
    title: (theme) => `Clear the way: ${theme}`,
    description: (theme, days) =>
      `We rarely lack will; more often the way is blocked. For ${days} days you remove one obstacle a day that is in the way of this: ${theme}.`,
    days: [10, 7, 14],
    difficulty: 'beginner',
    phases: (theme) => [
      singleDay(
        'List what is in the way',
        `Write everything that makes this harder than it must be: ${theme}. Things, hours, people, tools, thoughts. At least ten.`,
      ),
      multiDay(
        'One a day, the easy ones',
        'Cross out one a day: throw out, move, cancel, unsubscribe, put away, repair. Begin with those that take five minutes.',
        2,
      ),
      singleDay('Ask for one', 'One of them is in somebody else’s hands. Ask plainly for what you need.', 1),
      multiDay(
        'The heavy ones',
        'Take the ones you have been avoiding. Break each into a first step and take only that.',
        2,
      ),
      singleDay(
        'Do it on the cleared ground',
        'Do the thing itself once, in the space you made. Write what you will not let back in.',
        2.5,
      ),
    ],
  },
  {
    key: 'learn-and-do',
    title: (theme) => `Learn it, do it: ${theme}`,
    description: (theme, days) =>
      `Ten minutes to learn something, ten to try it the same day, for ${days} days: ${theme}. What is not tried is not learned.`,
    days: [14, 21, 10],
    difficulty: 'intermediate',
    phases: () => [
      singleDay(
        'Choose one source',
        'One book, one course or one man who can do it. Only one: choosing is how this is usually put off. Write three questions you have.',
      ),
      multiDay(
        'A page and a try',
        'Read or ask for ten minutes, then try that one thing before the day is over. Note in one line what happened.',
        3,
      ),
      singleDay('Ask someone who knows', 'Show what you do to someone further along and ask for one correction.', 1),
      multiDay(
        'Only the hard part',
        'Leave what already works. Ten minutes a day on the one part that does not, slowly.',
        2,
      ),
      singleDay(
        'Explain it',
        'Explain what you have learned to someone in five minutes, without notes. Where you stumble is your next page.',
        2.5,
      ),
    ],
  },
  {
    key: 'step-harder',
    title: (theme) => `One step harder: ${theme}`,
    description: (theme, days) =>
      `${days} days in steps, each a little harder than the one before: ${theme}. You never jump, and you never stand still.`,
    days: [28, 21, 35],
    difficulty: 'intermediate',
    phases: (_theme, phrases) => [
      singleDay('Where you stand', phrases.start),
      multiDay('The first step', phrases.small),
      multiDay('The second step', phrases.steady),
      singleDay(
        'A day to look',
        'Rest from it today. Read what you have written so far and set the third step: a tenth more, not a half.',
        1,
      ),
      multiDay('The third step', phrases.more),
      singleDay('From first to last', phrases.back, 2.5),
    ],
  },
  {
    key: 'no-gaps',
    title: (theme) => `No gaps: ${theme}`,
    description: (theme, days) =>
      `${days} days without a gap. A small form counts, a missed day does not: ${theme}. You find out what you do when you do not feel like it.`,
    days: [30, 40, 50],
    difficulty: 'intermediate',
    phases: (_theme, phrases) => [
      singleDay('Two sizes', 'Write down the full size and a two-minute size. Both count. Do the full one today.'),
      multiDay(
        'Learn the small size',
        'At least every third day do only the two-minute size, on purpose, so that you know it when you need it.',
        2,
      ),
      singleDay('The first bad day', phrases.slip, 1),
      multiDay('Through the middle', phrases.steady, 3),
      multiDay('To the end', phrases.more, 1, 2.2),
      singleDay('No gap after the last', 'Tomorrow is not part of it. Decide now what you do tomorrow.', 2.5),
    ],
  },
  {
    key: 'teach',
    title: (theme) => `Pass it on: ${theme}`,
    description: (theme, days) =>
      `You know more about this than someone near you. In ${days} days you teach him in small pieces: ${theme}. Teaching shows you what you know.`,
    days: [10, 14, 7],
    difficulty: 'advanced',
    phases: (theme) => [
      singleDay(
        'Who, and what first',
        `Choose one person who would like to be further along with this: ${theme}. Ask what he would most like to be able to do, and write down the first three pieces.`,
      ),
      multiDay(
        'A piece a day',
        'One piece, ten minutes, his hands and not yours. Stop explaining as soon as he can try.',
        3,
      ),
      singleDay(
        'Ask what was unclear',
        'Ask what you explained badly. Thank him, and explain that once more, differently.',
        1,
      ),
      multiDay('Step back', 'Watch, and speak only when asked. His way may be different and good.', 2),
      singleDay(
        'He shows you',
        'Let him show you the whole of it. Then each of you writes one thing he will keep.',
        2.5,
      ),
    ],
  },
  {
    key: 'evening-page',
    title: (theme) => `The evening page: ${theme}`,
    description: (theme, days) =>
      `For ${days} evenings you do a little of it, then write half a page about it by hand: ${theme}.`,
    days: [21, 28, 14],
    difficulty: 'intermediate',
    phases: (theme, phrases) => [
      singleDay('Half a page', `By hand: what do you want from this, and why now? ${theme}. Half a page, no more.`),
      multiDay(
        'Done, and noted',
        'Do your part of it in the day. In the evening: what I did, what it was like, what tomorrow’s first move is.',
        3,
      ),
      singleDay('Read back', 'Read the pages so far with a different pen in hand. Underline what surprises you.', 1),
      multiDay('Answer a line', 'Each evening answer one underlined line.', 2),
      singleDay('The last page', phrases.back, 2.5),
    ],
  },
  {
    key: 'bad-days',
    title: (theme) => `On the bad days too: ${theme}`,
    description: (theme, days) =>
      `Anyone can do it on a good day. ${days} days, and the ones that count most are those on which nothing goes right: ${theme}.`,
    days: [40, 30, 60],
    difficulty: 'advanced',
    phases: (_theme, phrases) => [
      singleDay(
        'Plan the worst day',
        'Write down what your worst ordinary day looks like, and the form of this that fits into it. That form always counts.',
      ),
      multiDay('Build the ground', phrases.small, 2),
      multiDay('Meet the bad ones', phrases.slip, 3),
      singleDay('Tell someone', phrases.witness, 1),
      multiDay('Carry it', phrases.steady, 3),
      singleDay('Count them', 'Count the bad days on which you did it anyway. That number is yours.', 2.5),
    ],
  },
  {
    key: 'outdoors',
    title: (theme) => `Outside, whatever the weather: ${theme}`,
    description: (theme, days) =>
      `For ${days} days you take it outdoors, or take a walk with it: ${theme}. Fresh air changes how hard a thing looks.`,
    days: [12, 18, 24],
    difficulty: 'beginner',
    phases: (theme, phrases) => [
      singleDay(
        'Find the place',
        `Walk until you find a place ten minutes from your door where you can do this, or think about it undisturbed: ${theme}. Dress for it.`,
      ),
      multiDay('Go there', 'Go, do the smallest form, come home. Rain counts double.', 3),
      singleDay('Take someone along', phrases.witness, 1),
      multiDay('A little longer', phrases.more, 2),
      singleDay('Keep the place', 'Choose the day of the week on which you will keep going there.', 2.5),
    ],
  },
  {
    key: 'less',
    title: (theme) => `Take one thing away: ${theme}`,
    description: (theme, days) =>
      `${days} days with one thing less, to make room for this: ${theme}. An evening can hold only so much.`,
    days: [15, 20, 25],
    difficulty: 'intermediate',
    phases: (theme, phrases) => [
      singleDay(
        'What goes',
        `Look at yesterday hour by hour. Choose one thing that can go for these days, so that this has room: ${theme}. Say which, aloud.`,
      ),
      multiDay(
        'The empty half hour',
        'The half hour is free now, and uncomfortable. Use it for this, in its small form.',
        2,
      ),
      singleDay('What you miss', 'Write what you miss of it and what you do not.', 1),
      multiDay('Use the room', phrases.steady, 3),
      singleDay('What comes back', 'Decide whether it comes back, and how much of it. Choose, do not drift.', 2.5),
    ],
  },
  {
    key: 'bricks',
    title: (theme) => `Brick by brick: ${theme}`,
    description: (theme, days) =>
      `${days} days, a brick for each, in courses of ten: ${theme}. Long enough to become the sort of man who does it.`,
    days: [60, 70, 80],
    difficulty: 'advanced',
    phases: (_theme, phrases) => [
      singleDay('The first brick', phrases.start),
      multiDay('The first course', phrases.small, 2),
      multiDay('The wall grows', phrases.steady, 3),
      singleDay(
        'Half way',
        'Read your lines so far. Change one thing about how you do it, and nothing about whether.',
        1,
      ),
      multiDay('A little more', phrases.more, 3),
      multiDay('With others', phrases.witness, 1, 2.2),
      singleDay('The last brick', phrases.back, 2.5),
    ],
  },
]
