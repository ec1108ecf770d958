import type { LibraryDiscussion, Shelf } from '../types.ts'

export const physical: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'smallest-session-that-counts',
      pillar: 'physical',
      title: 'What is the smallest session that still counts for you?',
      content: `Some days there is half an hour. Some days there are four minutes between the bins and the school run. **What is the smallest thing you allow yourself to count?** Ten push-ups at the worktop, one flight of stairs, shoes on and round the block?

Tell us your minimum, and whether setting it so low has kept you going or let you off.`,
    },
    {
      key: 'what-finally-helped-you-sleep',
      pillar: 'physical',
      title: 'What helped your sleep, and what was a waste of money?',
      content: `What has made a real difference to your nights, and what turned out to be a gadget with a charging cable?

Plain reports are worth most: **what you changed, for how long, and what happened.** Fathers of small children and men on shifts are asked for especially. If your nights have been bad for weeks, please see a doctor as well as reading this thread.`,
    },
    {
      key: 'getting-yourself-to-the-doctor',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'How do you get yourself to the doctor?',
      content: `Most of us have put off a call we knew we should make. What got you to make it in the end: a partner, a scare, a friend who asked, a form in the post?

Share **the sentence or the trick that worked**. No diagnoses here, please: we cannot see each other's moles. If something is frightening you today, call a doctor or your emergency number first and post after.`,
    },
    {
      key: 'training-with-what-you-have-left',
      pillar: 'physical',
      title: 'Training with what you have left',
      content: `A bad knee, one hand, a heart that needs minding, a chair, seventy-two years. Plenty of men train round something.

**What have you found that works for you, and what do you wish people would stop telling you?** Exact descriptions help the next man: the movement, how you changed it, how often you do it.`,
    },
    {
      key: 'supper-you-could-cook-half-asleep',
      pillar: 'physical',
      title: 'Which supper could you cook half asleep?',
      content: `Every man needs one meal he can make tired, late and without looking anything up. What is yours?

Give us **the shopping list, the time from door to plate, and how it fails** if you are not paying attention. Extra credit for anything made from a tin.`,
    },
  ],
  reserve: [
    {
      key: 'first-week-back',
      pillar: 'physical',
      title: 'How do you come back after a long gap?',
      content: `After an illness, a baby, a bad winter or plain neglect: what does your first week back look like?

Do you start at half, at a tenth, with a friend, with a plan? **What did you get wrong the last time?** Answers from men who have started again more than twice carry the most weight.`,
    },
    {
      key: 'rest-days-without-guilt',
      pillar: 'physical',
      title: 'Can you rest without feeling idle?',
      content: `What do you do on a day when you are supposed to do nothing? Some men walk, some sleep, some repaint the shed and call it recovery.

**How do you know that you need rest, and what makes it hard to take?** One sign you have learned to trust is a full answer.`,
    },
    {
      key: 'what-age-taught-your-body',
      pillar: 'physical',
      title: 'What has your body taught you this decade?',
      content: `Twenties to eighties: each seems to hand out a different lesson. What is the one you have had since your last round birthday?

Write **your age, the lesson, and what you do differently now.** The thread gets more useful with every decade that joins in.`,
    },
    {
      key: 'evenings-without-a-drink',
      pillar: 'physical',
      title: 'What do you do with an evening without a drink?',
      content: `Whether you never drink, stopped, or are trying a few dry nights: **what fills the hour?** Ideas for company are as welcome as ideas for being alone.

A note: if you drink heavily every day, do not stop suddenly without medical advice; it can be dangerous. Support in your country is listed at findahelpline.com, and your doctor has heard it before.`,
    },
    {
      key: 'looking-in-the-mirror',
      pillar: 'physical',
      title: 'How do you speak to the man in the mirror?',
      content: `Too thin, too heavy, too old, not enough of this or that. Many of us have a sentence we say to ourselves while shaving that we would never say to a friend.

**Has anything helped you to be on decent terms with your body?** No photos and no numbers, please, and no advice nobody asked for. If food or training has taken over your days, a doctor or an eating disorder charity is a good first call.`,
    },
    {
      key: 'favourite-bad-weather-walk',
      pillar: 'physical',
      title: 'What is your best walk in bad weather?',
      content: `Describe a route you like when it is wet, dark or blowing: how long, what you pass, what you wear, and what waits at the end of it.

You need not say where you live. **Why that one?** Routes for wheels, prams and slow knees are very welcome.`,
    },
  ],
}
