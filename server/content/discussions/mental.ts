import type { LibraryDiscussion, Shelf } from '../types.ts'

export const mental: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'what-is-your-first-sign',
      pillar: 'mental',
      title: 'What is your first sign that things are getting too much?',
      content: `A starter question from the community account.

For one man it is short sleep, for another sarcasm, unanswered messages, the third coffee, driving closer. **What is yours, and who sees it before you do?**

If you know what helps at that stage, add it. One line will do.

*In a bad place now? Local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland). This board is no substitute.*`,
    },
    {
      key: 'what-do-you-say-instead-of-fine',
      pillar: 'mental',
      title: "What do you say instead of 'fine'?",
      content: `Opened by the community account.

Someone asks how you are. You would like to be honest without telling your life story next to the photocopier. Which sentence do you use? What did the other person do with it?

And the other way: what question has got a true answer out of you?

*If the true answer is that you are not safe, say it to someone trained: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'what-do-you-do-with-anger-at-four-out-of-ten',
      pillar: 'mental',
      title: 'What do you do with your anger when it is still at four out of ten?',
      content: `A question from the community account. At nine there is not much left to choose. At four there is.

How do you notice it, and what do you do: go round the block, say it, write it, eat something? What have you given up because it made it worse?

*If anyone near you is afraid of you, or you of them, or you are in despair, get help now: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'what-helped-in-the-long-middle-of-a-loss',
      pillar: 'mental',
      title: 'What helped in the long middle of a loss?',
      content: `The community account asks this for men who have lost someone or something: a parent, a child, a marriage, a job, health.

In the first weeks people come by. **What helped in month five?** What did somebody do or say that you still remember? What would you rather not have heard?

*If you are raw, you may just read. If it is too much: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'how-did-you-find-help',
      pillar: 'mental',
      title: 'How did you get yourself to ask for help, and what was it like?',
      content: `From the community account, for the men who are still circling the phone.

Doctor, counsellor, group, helpline, a friend: what got you to go? What did you say first? What was different from what you had feared? Please no names of medicines and no advice on them, that belongs with a doctor.

*Urgent? Do not wait for replies: local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
  ],
  reserve: [
    {
      key: 'what-do-you-do-at-three-in-the-morning',
      pillar: 'mental',
      title: 'What do you do when you are awake at three in the morning?',
      content: `A starter question from the community account.

Lie there and do sums? Get up? Pen by the bed, radio, dry toast, counting your breath? **What works for you, at least now and then, and what makes it worse?**

*If three in the morning is a dangerous hour for you, there are people awake: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'something-small-that-went-right',
      pillar: 'mental',
      title: 'What went right this week, so exactly that nobody else could have written it?',
      content: `Opened by the community account. No list of blessings. One thing, two or three sentences, with details: who, where, what it took.

'The boy ate the beans' counts. So does 'I did not write back in anger.'

*Nothing good to be seen for weeks? That can be a sign of depression, which can be treated. Tell a doctor. In the dark: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'what-would-you-tell-a-friend-in-your-place',
      pillar: 'mental',
      title: 'What would you tell a friend who was in your place?',
      content: `The community account suggests a turn of the chair.

Write in two lines what you are hard on yourself about at the moment. Then two lines as if a friend had brought it to you. **Is there a difference in tone? Which of the two is more accurate?**

*If the hard voice says you should not be here, tell someone now: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'which-worry-turned-out-to-be-nothing',
      pillar: 'mental',
      title: 'Which worry of yours came to nothing, and which was right?',
      content: `A question from the community account.

Think of what kept you awake a year ago. How much of it happened? And of what did happen, how did you manage? Some worries have a point. **How do you tell them from the rest?**

*If worry has become unbearable, it is time for a doctor, or tonight: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'where-does-your-confidence-come-from',
      pillar: 'mental',
      title: 'What are you confident at, and how did you get there?',
      content: `From the community account.

Nobody is confident in general. Name one thing you can do without your hands going cold: reversing a trailer, speaking in meetings, changing a nappy on a train. **How bad were you at first, and what made the difference?** Then name the next thing you would like to be able to do.

*Feeling worthless most days? Talk to a doctor, or: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
    {
      key: 'how-do-you-look-after-a-friend-who-is-low',
      pillar: 'mental',
      title: 'How do you look after a friend who has gone quiet?',
      content: `The community account asks for what is practical.

He does not answer, or only with a thumb. **What do you do?** Ring, go round, bring food, ask for help with a job that needs two? What has been welcome, and what was too much? How do you look after yourself meanwhile?

*If you fear for his life, ask him straight and do not handle it alone: emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK and Ireland).*`,
    },
  ],
}
