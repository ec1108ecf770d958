import type { LibraryDiscussion, Shelf } from '../types.ts'

export const mental: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'what-is-your-first-sign',
      pillar: 'mental',
      title: 'How do you notice that things are getting too much?',
      content: `For some it’s bad sleep. For others it’s sarcasm, ignored messages or a third coffee at four.

**What’s your first sign, and who usually spots it before you?** If something helps you at that point, add it. One line is enough.`,
    },
    {
      key: 'what-do-you-say-instead-of-fine',
      pillar: 'mental',
      title: 'What do you say instead of “fine”?',
      content: `Someone asks how you are. You’d like to be honest without telling your life story next to the coffee machine.

**Which sentence do you use, and how did people react?** Maybe “all right, but it’s been a hard week”, a number from 1 to 10, or the plain truth to one person. It’s also fine to say that you’ve never tried, and what stops you.`,
    },
    {
      key: 'what-do-you-do-with-anger-at-four-out-of-ten',
      pillar: 'mental',
      title: 'What do you do when your anger is still at four out of ten?',
      content: `At nine there’s not much left to choose, but at four there is. Some people leave for ten minutes or say it while it’s small. Some have found out that they need to eat.

**What do you do at four, and what have you stopped doing because it made things worse?**

*If someone is afraid of you, or you’re afraid of someone, Help now has services for that.*`,
    },
    {
      key: 'what-helped-in-the-long-middle-of-a-loss',
      pillar: 'mental',
      title: 'What helped you months after a loss?',
      content: `This is for men who’ve lost someone or something: a parent, a partner, a child, a marriage, a job, their health.

In the first weeks people come by. Then it gets quiet. **What helped in the fifth month, or in the second year?** It may be something somebody said or did, a habit, a place, a group.

If your loss is fresh, you can just read.`,
    },
    {
      key: 'how-did-you-find-help',
      pillar: 'mental',
      title: 'How did you get yourself to ask for help?',
      content: `Some of us have had the number open on our phone for three weeks and haven’t called. Others have got past that point.

**What made you ask a doctor, a therapist, a group, a helpline or a friend, and how was it different from what you’d feared?** If it went badly the first time, tell us what you did next.

Please leave out names of medicines and advice on them. That belongs with a doctor.`,
    },
  ],
  reserve: [
    {
      key: 'what-do-you-do-at-three-in-the-morning',
      pillar: 'mental',
      title: 'What do you do when you’re awake at three in the morning?',
      content: `Some lie there and count their bills. Some get up and make toast. Others have a pen by the bed, a dull podcast, a prayer or a chair at the window.

**What works for you, at least now and then?** If you’ve found something that makes it worse, add that too. Shift workers and new fathers welcome.`,
    },
    {
      key: 'something-small-that-went-right',
      pillar: 'mental',
      title: 'What went right for you this week?',
      content: `It can be small. **Tell us one thing, in two or three sentences, as exactly as you can:** where it was, who was there, what it took.

It can be “My son ate the beans”, “I didn’t answer in anger” or “I made it down the stairs without the stick”.

Has nothing felt good for two weeks? Say so here if you like. It may be depression, which can be treated. A doctor can help.`,
    },
    {
      key: 'what-would-you-tell-a-friend-in-your-place',
      pillar: 'mental',
      title: 'What would you tell a friend who was in your place?',
      content: `Write one or two lines about something you’re hard on yourself about at the moment. Then answer as if a friend had told you the same thing.

**What do you say to him that you don’t say to yourself?** You don’t have to share anything private. A small thing will do: a late bill, a missed call, a bad day with the kids.`,
    },
    {
      key: 'which-worry-turned-out-to-be-nothing',
      pillar: 'mental',
      title: 'Which of your worries came to nothing?',
      content: `Think of something that kept you awake a year ago: a scan, a letter, a job, an exam, a phone call. Some of it may never have happened. Some of it did, and you got through it somehow.

**Which worry came to nothing, and how do you tell the useless ones from the useful ones now?**

If worry takes up most of your days, a doctor can help.`,
    },
    {
      key: 'where-does-your-confidence-come-from',
      pillar: 'mental',
      title: 'How did you become confident at one thing?',
      content: `You don’t have to be confident in general. Choose one thing you can do without much fear: speaking in meetings, changing a baby on a train, cooking for ten, getting a wheelchair onto a bus, asking someone out.

**How bad were you at first, and what made the difference?** If you like, name the next thing you’d like to be able to do.`,
    },
    {
      key: 'how-do-you-look-after-a-friend-who-is-low',
      pillar: 'mental',
      title: 'What do you do when a friend goes quiet?',
      content: `He doesn’t answer, or only with a thumbs up. You don’t want to push, and you don’t want to wait too long either.

**What have you done that was welcome?** It may be a call, a visit, a pot of food, or asking for help with a job that takes two. If you’ve been the quiet one, tell us what helped.

*If you fear for his life, ask him: “Are you thinking about ending your life?” Asking doesn’t put the idea in his head. Don’t handle it alone; Help now has lines for you, too. If he’s in danger right now, call your emergency number.*`,
    },
    {
      key: 'what-helps-when-the-past-comes-back',
      pillar: 'mental',
      title: 'What helps you on days when the past is close?',
      content: `Some of us have lived through something that comes back: an accident, a war, a shift at work, something at home. A smell or a date is enough.

**What helps you get through such a day?** It may be a walk, a sentence, a person, a treatment, or leaving a light on. You don’t have to say what happened, and please leave out details that could bring it back for others.

*If it’s too much today, Help now lists lines to call or write to.*`,
    },
    {
      key: 'what-made-it-possible-to-tell-someone',
      pillar: 'mental',
      title: 'After years of silence, what made it possible to tell someone?',
      content: `Many men carry something for decades, such as abuse when they were boys, and tell nobody. Some of us have told one person at last. Others are still thinking about it, and some never will.

**What made it possible, and what did you need from the person who listened?** You don’t have to write what it was. If you haven’t told anyone, you’re welcome to read along.

*Help now has lines for people who were abused, also long ago.*`,
    },
    {
      key: 'what-helped-after-a-suicide',
      pillar: 'mental',
      title: 'What helped you after someone died by suicide?',
      content: `This is for men who’ve lost someone that way, last month or twenty years ago.

**What did somebody do or say that helped? And what do you answer when people ask how they died?** A small thing is enough: a meal, a name said aloud, a group, a walk at the right time. Please leave out how it happened.

*If you’re thinking of dying yourself, tell someone today. Help now lists lines to call or write to.*`,
    },
    {
      key: 'what-helped-you-use-less-weed-or-coke',
      pillar: 'mental',
      title: 'What helped you use less weed or coke?',
      content: `Some of us stopped, some use less, and some are thinking about it. Nobody here needs a lecture.

**What helped in the first two weeks, and what do you do now in the hour when you used to start?** If it took several tries, tell us what was different the last time.

Please leave out where you got it and how much you took. Advice on medicines belongs with a doctor.`,
    },
  ],
}
