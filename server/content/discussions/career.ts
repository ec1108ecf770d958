import type { LibraryDiscussion, Shelf } from '../types.ts'

export const career: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'how-you-end-a-working-day',
      pillar: 'career',
      title: 'How do you end a working day so that it stays ended?',
      content: [
        'Some have a ritual: the list, the broom, the shirt, ten minutes in the parked car. Others take it all home and lay it on the table with the keys.',
        'A starter question from the community account: **what do you do in the last ten minutes of work, and what in the first ten after it?** Tell us your trade and your hours, since what suits a desk may not suit a night shift.',
      ].join('\n\n'),
    },
    {
      key: 'money-habit-that-lasted',
      pillar: 'career',
      title: 'Which money habit has lasted longer than a year?',
      content: [
        "Not the clever tip. The dull thing that you still do: the jar, the transfer after payday, Sunday's ten minutes, the list on the fridge.",
        "**What is it, how did you begin, and what did you try before that did not last?** No sums needed, and please no product or investment tips: what suits one man's purse can ruin another's.",
      ].join('\n\n'),
    },
    {
      key: 'asking-for-a-raise',
      pillar: 'career',
      title: 'What did you say when you asked for more pay?',
      content: [
        'The actual sentence, as far as you remember. Did you name a number? What came after the silence? Self-employed men: how did you tell an old customer that the price had gone up?',
        '**And what would you do differently?** A no is as useful to the rest of us as a yes. Please leave out the names of firms and people.',
      ].join('\n\n'),
    },
    {
      key: 'best-boss-you-had',
      pillar: 'career',
      title: 'What did the best boss you ever had actually do?',
      content: [
        'Not what he or she was like. What did they **do**, on an ordinary Tuesday, that made you work better or sleep better? Was it a question, a habit, something they never did?',
        'If you lead people now, whether a crew, a kitchen or a committee: what did you take over from them, and what are you still bad at?',
      ].join('\n\n'),
    },
    {
      key: 'out-of-work-what-helped',
      pillar: 'career',
      title: 'Out of work: what helped in the first weeks?',
      content: [
        'For all who have lost a job, a contract or a firm, lately or long ago. **What gave the days a shape? Whom did you tell first, and how? What would you have liked to know on day one?** Offices and deadlines differ by country, so say where you are.',
        'If you are thinking of ending your life, or it is simply dark at the moment, ring somebody now: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK & Ireland). You are welcome here as well, even with a single line.',
      ].join('\n\n'),
    },
  ],
  reserve: [
    {
      key: 'work-you-are-proud-of',
      pillar: 'career',
      title: 'What piece of work are you proud of that nobody noticed?',
      content: [
        'The joint behind the plaster, the file that has been right ever since, the customer who never knew how near it was. Paid or unpaid.',
        '**Tell us in five lines: what was wrong, what you did, what came of it.** It is good practice for the day when someone asks, and this is a decent place to be a bit proud.',
      ].join('\n\n'),
    },
    {
      key: 'side-business-first-customer',
      pillar: 'career',
      title: 'Who was your first paying customer, and how did it come about?',
      content: [
        'Repairs, lessons, bread, code, hedges: many of us do or did something on the side. **How did you find the first one, what did you charge, and what did you get wrong?** Those who stopped: how did you know?',
        'Please no advertising, no schemes and no links to shops. Tell it as you would over a fence.',
      ].join('\n\n'),
    },
    {
      key: 'talking-about-money-at-home',
      safetyRevision: 1,
      pillar: 'career',
      title: 'How do you talk about money with the people you live with?',
      content: [
        'Once a week, once a year, or only when a letter comes? One account, two, three? Who knows what?',
        '**What made it easier?** A time, a place, a first sentence, a rule? And if you live alone: with whom do you talk about money at all? If it is being used to control somebody, you or another person, that is more than a money question. A domestic abuse service or findahelpline.com is a place to start, and in danger your local emergency number.',
      ].join('\n\n'),
    },
    {
      key: 'learning-something-late',
      pillar: 'career',
      title: 'What did you learn for work after forty, or later than the others?',
      content:
        'A language, a licence, a machine, a spreadsheet, standing up and speaking. **How did you fit it in, who taught you, and how was it to be the oldest in the room?** Younger men are welcome: what are you learning now, and what would you like to ask someone who started late?',
    },
    {
      key: 'mistake-at-work-you-owned',
      pillar: 'career',
      title: 'A mistake at work: how did you say it, and what came of it?',
      content: [
        'Everyone here has made one. The wrong pipe, the wrong recipient, the number with one zero too many. **How long did it take before you said it, to whom, and in which words?** What would have made it easier?',
        'Leave out whatever would expose others or is still being looked into; in that case talk to a union or a lawyer first.',
      ].join('\n\n'),
    },
    {
      key: 'enough-money-enough-work',
      pillar: 'career',
      title: "What is 'enough' for you, at work and in money?",
      content: [
        'Enough pay, enough hours, enough title. Some of us have never put a figure to it and so run past it. Others know the figure well and are nowhere near.',
        '**Have you worked it out, alone or with somebody? What changed when you had a number, or when you let one go?** There are very different purses in this room; please write so that all of them can read along.',
      ].join('\n\n'),
    },
  ],
}
