import type { LibraryDiscussion, Shelf } from '../types.ts'

export const brotherhood: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'friend-you-would-ring-at-two',
      pillar: 'brotherhood',
      title: 'Who would you ring at two in the morning?',
      content: `If it went wrong tonight, is there somebody you would ring? How did he, she or they become that person? And if nobody comes to mind: **what would have to happen first?**

No names needed. If tonight *is* that night, please do not wait for replies: call your emergency number if you are in danger, find a line at findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland.`,
    },
    {
      key: 'how-did-you-make-a-friend-after-thirty',
      pillar: 'brotherhood',
      title: 'How did you make a friend after thirty?',
      content: `School handed us friends and so did the first jobs. After that it gets harder.

If you have made one good friend since you turned thirty, tell us **where you met, how often you saw each other before it felt like friendship, and who went first.** Slow and unremarkable stories are exactly what is wanted.`,
    },
    {
      key: 'asking-for-help-in-what-words',
      pillar: 'brotherhood',
      title: 'In what words do you ask for help?',
      content: `"Sorry to bother you, it's nothing really, only if you've got time..." There must be better ways.

**What sentence has worked for you** when you needed a hand, an ear, a lift or a loan of a ladder? And what do you say when a friend asks you and you cannot?`,
    },
    {
      key: 'what-does-your-group-do-right',
      pillar: 'brotherhood',
      title: 'What does your group do right?',
      content: `Five-a-side, choir, shed, prayer group, chess night, a table in a café. Some groups last for decades and some fade within a season.

If you belong to one that has lasted: **what does it do that others do not?** The hour, the place, the rules, the man with the keys? One detail that others could copy is enough.`,
    },
    {
      key: 'looking-for-a-partner-in-this',
      safetyRevision: 1,
      pillar: 'brotherhood',
      title: 'Looking for somebody to keep pace with',
      content: `Use this thread to find a partner for a challenge or a goal. Write **what you are doing, from when to when, how often you would like to check in, and your time zone.** That is all; leave phone numbers, addresses and full names out of it. If you ever meet, let the first time be in a public place.

Start small: two weeks, one line a day. And if you answer somebody, then turn up.`,
    },
  ],
  reserve: [
    {
      key: 'friendship-that-ended',
      pillar: 'brotherhood',
      title: 'What did a lost friendship teach you?',
      content: `Some end in a quarrel, most just stop. Looking back at one of yours, without names and without settling the score: **what was your part, and what would you do sooner now?**

If you have mended one, tell us what the first message said.`,
    },
    {
      key: 'man-who-helped-you-along',
      pillar: 'brotherhood',
      title: 'Who helped you along, and did you tell him?',
      content: `A foreman, an uncle, a neighbour, a teacher, a sponsor. **What did he do, exactly?** Not the fine words; the thing itself.

And have you told him? If he can still be told, consider this the nudge. Come back and say how it went.`,
    },
    {
      key: 'how-do-you-check-on-a-friend',
      pillar: 'brotherhood',
      title: 'How do you check on a friend without making it odd?',
      content: `You have a feeling that a friend is not right. What do you do: a walk, a job on the car, a straight question?

**What has worked when he said "fine" and was not?** If you think a man's life may be in danger, ask him plainly and get help with him now: emergency number, findahelpline.com, 988 in the US, Samaritans 116 123 in the UK and Ireland.`,
    },
    {
      key: 'friends-across-a-difference',
      pillar: 'brotherhood',
      title: 'Do you have a friend who is quite unlike you?',
      content: `Another age, another faith or none, another language, another way of loving, the other side of the vote. **How did you meet, and what do you two leave alone, if anything?**

What have you learned that you could not have learned from a man like yourself?`,
    },
    {
      key: 'one-job-near-you',
      pillar: 'brotherhood',
      title: 'What small job wants doing where you live?',
      content: `Bins, benches, a lonely staircase, a notice board with news from three years ago. **Name one job near you that two men could do in an hour.** Then say when you could do it, and whom you could ask.

Reports afterwards are welcome, especially those in which it rained.`,
    },
    {
      key: 'friendship-through-big-changes',
      pillar: 'brotherhood',
      title: 'How do friendships survive big changes?',
      content: `A baby, a wedding, a divorce, a diagnosis, a move, getting sober, coming out, finding or leaving a faith. Each of them can quietly end a friendship on either side.

**What did a friend do that kept the door open,** or what do you wish you had done? Answers from both sides of the door, please.`,
    },
  ],
}
