import type { LibraryDiscussion, Shelf } from '../types.ts'

export const purpose: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'what-does-a-good-ordinary-week-look-like',
      pillar: 'purpose',
      title: 'What does a good ordinary week look like for you?',
      content: `A starter question from the community account. Not the best week of the year, an ordinary one that you would sign.

- What was in it that you would miss if it were gone?
- Who was in it?
- What was **not** in it?

Three lines are plenty. If your weeks look nothing like that just now, say what a single good Wednesday would have in it.`,
    },
    {
      key: 'the-job-you-keep-walking-past',
      pillar: 'purpose',
      title: 'Which job have you been walking past, and what is its first move?',
      content: `A starter question from the community account, and a practical one.

Name one thing you have put off for more than a month. Then write the **first move** only, the one your hands would make: *open the drawer, find the number, put the ladder up.*

Come back when that first move is made and say so. Nothing more is asked. If you read someone else's and know a quicker way in, tell him in one sentence.`,
    },
    {
      key: 'a-promise-you-keep-without-effort',
      pillar: 'purpose',
      title: 'What promise do you keep without any effort, and why that one?',
      content: `Opened by the community account.

We talk a lot about what slides. So the other way round: which promise, to yourself or to others, do you keep as a matter of course? Feeding the dog. Thursday training. Ringing your mother. Never late for a shift.

What holds it up: the hour, the place, another person, the kind of man you take yourself for? And could you hang one more thing on the same hook?`,
    },
    {
      key: 'who-needs-you-on-a-tuesday',
      pillar: 'purpose',
      title: 'Who needs you on a Tuesday?',
      content: `A question from the community account to begin a talk about service.

Large purposes are hard to see from close up. So, small: **who would notice if you did not turn up on Tuesday?** At work, at home, in your street, in a club. And is there a place near you that is short of a pair of hands, where you have thought 'I could do that'?

If the answer is nobody at present, that is worth saying here too. Other men may know a door.`,
    },
    {
      key: 'something-you-stopped-and-were-right',
      pillar: 'purpose',
      title: 'What did you stop doing, and were right to stop?',
      content: `From the community account, for those who were told never to give up.

A course, a job, a sport, a feud, a habit, a plan you had carried about since school.

- How did you know that it was a dead end and not just the dull middle?
- How long did you take to act on it?
- What did you do with the time?

If you are standing before such a decision now, describe it without private details and ask one clear question.`,
    },
  ],
  reserve: [
    {
      key: 'how-small-is-your-smallest-version',
      pillar: 'purpose',
      title: 'How small is the smallest version of your routine?',
      content: `A starter question from the community account.

Any routine works on a good day. What do you do when the child is ill, the shift ran over, or it is simply February? **Describe your bare version**: two minutes, four minutes, what is in it, what sets it off.

If you have none yet, name your routine and let others suggest what could be left of it on the worst day of the month.`,
    },
    {
      key: 'a-value-that-has-cost-you-something',
      pillar: 'purpose',
      title: 'Which of your values has cost you something?',
      content: `The community account asks, for anyone who cares to answer.

It is easy to be for honesty as long as it is free. Which value have you paid for: a job, a friendship, a good night's sleep? Would you pay again?

And the harder half: is there one you say you hold, and have not been billed for yet? Leave out names and anything that is not yours to tell.`,
    },
    {
      key: 'what-do-you-do-with-the-first-half-hour',
      pillar: 'purpose',
      title: 'What do you do with the first half hour of your day?',
      content: `A plain question from the community account. Not what you would like to do. What happens, phone included.

Then one line: what would you put there if you could choose one thing, and what stands in the way? Men on nights, with babies, or with someone to look after: your version of a first half hour is as welcome as any, and probably more use to the rest of us.`,
    },
    {
      key: 'when-you-were-stuck-what-got-you-moving',
      pillar: 'purpose',
      title: 'When you were stuck, what got you moving again?',
      content: `Opened by the community account to collect what has really worked.

Most of us have had a stretch of weeks or months with no wind in it. If yours is behind you: what was the first thing that moved? A person, a deadline, a walk, a sacking, a doctor, an empty fridge?

If you are in it now, you need not have anything clever to say. Say roughly how long, and one thing you would like to be asked about next week.

*If it is darker than stuck: local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'who-asks-you-and-whom-do-you-ask',
      pillar: 'purpose',
      title: 'Who asks you how it went, and whom do you ask?',
      content: `A starter from the community account about being held to your word.

Do you have someone who remembers what you said you would do? How often do you talk, and what makes it work: a fixed hour, a number, no advice?

Looking for one? Post three lines: **what you want to do, how many times a week, until when.** Someone with a similar three lines may answer. Agree an end date from the start.`,
    },
    {
      key: 'what-would-you-do-with-two-free-hours',
      pillar: 'purpose',
      title: 'If two hours a week were handed to you, where would they go?',
      content: `From the community account, half a game and half not.

Two hours a week, every week, protected. They may not go to work, chores or sleep. **What would you do with them, and with whom?**

Then look at last week and see if two such hours went by under another name. Which day? What were you after in them? No confessions required, but the arithmetic is interesting.`,
    },
  ],
}
