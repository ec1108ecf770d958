import type { LibraryDiscussion, Shelf } from '../types.ts'

export const purpose: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'what-does-a-good-ordinary-week-look-like',
      pillar: 'purpose',
      title: 'What does a good ordinary week look like for you?',
      content: `Not the best week of the year. An ordinary one that you’d be happy to have again.

**What’s in it that you’d miss if it were gone, and who’s in it?** You can also say what isn’t in it.

Three lines are enough. If your weeks are nothing like that at the moment, because of work, illness or anything else, tell us what one good Wednesday would look like.`,
    },
    {
      key: 'the-job-you-keep-walking-past',
      pillar: 'purpose',
      title: 'What have you put off for too long, and what’s the first step?',
      content: `Most of us have something: the full drawer, the form, the call, the check-up.

**Name one thing you’ve put off for more than a month, and the very first step.** Only what your hands would do: *open the envelope, find the number, put the form on the table.*

Come back and say so when you’ve done that step. If you know an easier first step for someone here, say so in one friendly sentence.`,
    },
    {
      key: 'a-promise-you-keep-without-effort',
      pillar: 'purpose',
      title: 'Which promise do you keep without any effort?',
      content: `We talk a lot about what we fail to do. So here’s the opposite. Maybe you never miss feeding the dog, Thursday training, the Friday prayer, a child’s bath or calling your mother. Maybe you’re never late for a shift.

**Which promise do you keep without having to think about it, and what makes it so easy?** The time, the place, another person, the thought of not doing it? Others may be able to copy that for something harder.`,
    },
    {
      key: 'who-needs-you-on-a-tuesday',
      pillar: 'purpose',
      title: 'Who’d notice if you didn’t turn up on Tuesday?',
      content: `Big purposes are hard to see from close up, so let’s take a small one.

**Who would notice if you weren’t there on Tuesday?** Someone at work, at home, in your street, in a club, in a game online. A person you care for, or a cat.

If the answer is nobody at the moment, say that too. Many of us have been there. Someone here may know a place that’s short of people, or want to hear from you on Tuesdays.

*If you think about ending your life, open **Help now**.*`,
    },
    {
      key: 'something-you-stopped-and-were-right',
      pillar: 'purpose',
      title: 'What did you stop doing, and were right to stop?',
      content: `This one’s for everyone who was told never to give up. A course, a job, a sport, a business, an argument with your brother, a plan you’d had since school.

**How did you know it was time to stop?** And how long did it take you to act on it?

If you’re facing such a decision now, describe it without names or places and ask one clear question. That makes it easier for others to answer. If it’s about a medicine or a treatment, ask your doctor or pharmacist before you stop.`,
    },
  ],
  reserve: [
    {
      key: 'how-small-is-your-smallest-version',
      pillar: 'purpose',
      title: 'What’s the smallest version of your routine?',
      content: `Any routine works on a good day. Then a child is ill, the shift runs over, you’re in more pain than usual, or it’s a dark month.

**What’s left of your routine on your worst day of the month?** Two minutes, four minutes: what’s in it, and what starts it?

Don’t have a small version yet? Name the routine, and let others suggest what could be left of it.`,
    },
    {
      key: 'a-value-that-has-cost-you-something',
      pillar: 'purpose',
      title: 'Which of your values has cost you something?',
      content: `It’s easy to be in favour of honesty, loyalty or fairness as long as it’s free. Sometimes it isn’t. It costs a job, a friendship, a promotion, a night’s sleep, or your family’s approval.

**Which value have you paid for, and would you do it again?** No is a fair answer too.

Leave out names, and anything that isn’t yours to tell.`,
    },
    {
      key: 'what-do-you-do-with-the-first-half-hour',
      pillar: 'purpose',
      title: 'What happens in the first half hour of your day?',
      content: `Not what you’d like to do. What really happens, phone included.

**How does your first half hour go, and what’s one thing you’d change about it?**

If you work nights, have a baby, care for someone or need help getting up yourself, your first half hour looks different. We’d like to hear about it. There may be more in it for the rest of us than in any 5 a.m. routine.`,
    },
    {
      key: 'when-you-were-stuck-what-got-you-moving',
      pillar: 'purpose',
      title: 'When you were stuck, what got you moving again?',
      content: `Most of us have had weeks or months in which nothing moved. Later we can often say what came first: a person, a deadline, a walk, losing the job, a doctor, an empty fridge.

**What was the first thing that moved for you?**

If you’re stuck right now, you don’t have to say anything clever. Say roughly how long it’s been, and one thing you’d like to be asked about next week.`,
    },
    {
      key: 'who-asks-you-and-whom-do-you-ask',
      pillar: 'purpose',
      title: 'Who asks you how it went?',
      content: `Many people find it easier to do what they said when someone is going to ask about it.

**Do you have someone who remembers what you said you’d do, and how does it work between you?** A fixed day, one short question, no advice, a voice message on the way home?

Looking for someone? Post three things: *what you want to do, how often, until when.* Somebody with a similar plan may answer. If nobody has after a few days, answer somebody else’s post. Keep your address and phone number out of the thread. Agree on an end date: it’s easier to say yes to four weeks than to no end at all.`,
    },
    {
      key: 'what-would-you-do-with-two-free-hours',
      pillar: 'purpose',
      title: 'What would you do with two free hours a week?',
      content: `Imagine two hours every week that nobody can take from you. They can’t go to work, chores or sleep.

**What would you do with them, and who with?**

Then look at last week. Were there two hours in it that you’d rather have spent like that? You don’t have to say on what. If you really have none, because of care, illness or two jobs, tell us what would have to change.`,
    },
  ],
}
