import type { LibraryDiscussion, Shelf } from '../types.ts'

export const physical: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'smallest-session-that-counts',
      pillar: 'physical',
      title: 'What’s the smallest session that still counts for you?',
      content: `Some days there’s half an hour. Some days there are four minutes between work and dinner: ten pushes at the kitchen counter, one flight of stairs, a push around the block, three stretches in bed.

**What’s the smallest thing you let yourself count?** If setting it that low has kept you going, or let you off too easily, tell us that as well.`,
    },
    {
      key: 'what-finally-helped-you-sleep',
      pillar: 'physical',
      title: 'What helped your sleep, and what was a waste of money?',
      content: `**What has made a real difference to your nights?** Tell us what you changed, for how long, and what happened. Gadgets and pills that did nothing are useful to hear about too.

We’d like to hear especially from parents of small children, men on shifts, men with pain, and anyone who’s been treated for snoring or sleep apnoea. If you’ve slept badly for weeks, please see a doctor as well as reading this thread.`,
    },
    {
      key: 'getting-yourself-to-the-doctor',
      safetyRevision: 1,
      pillar: 'physical',
      title: 'How do you get yourself to the doctor?',
      content: `You know you need an appointment, and you put it off. Sometimes it’s fear or time, sometimes it’s money, distance, or a clinic that treated you badly last time.

**What got you to go in the end?** A person who asked, a sentence you prepared, a clinic where you felt welcome? Please don’t diagnose each other here. If something frightens you today, see a doctor first and post afterwards.`,
    },
    {
      key: 'training-with-what-you-have-left',
      pillar: 'physical',
      title: 'How do you train with an illness or a disability?',
      content: `A bad knee, one hand, a weak heart, a wheelchair, MS, seventy-two years, a body that’s different since an operation: some men here train with something.

**What works for you?** The details help most: the movement, how you changed it, how often you do it. You can add what you wish people would stop telling you.`,
    },
    {
      key: 'supper-you-could-cook-half-asleep',
      pillar: 'physical',
      title: 'Which dinner can you cook half asleep?',
      content: `Everyone needs one meal they can make tired, late and without looking anything up: dal, eggs, noodles, beans on toast, jollof from yesterday.

**What’s yours, and how do you make it?** Give us what to buy and how long it takes. Cheap, one-handed, sitting-down and microwave dinners are very welcome.`,
    },
    {
      key: 'first-talk-about-sex-problems',
      pillar: 'physical',
      title: 'Who did you first tell about a problem with sex?',
      content: `Erections that come and go, no desire, coming too soon, pain, a body that works differently since an operation or a medicine. Many men have something like this at some point, and some wait for years before they say it aloud.

**Who did you tell first, what did you say, and how did it go?** One sentence that worked can help someone tonight. Leave out details you wouldn’t want a colleague to read, what belongs to your partner, and tips about pills and where to buy them. New trouble with erections is worth a visit to a doctor, because it can be an early sign of heart disease.`,
    },
    {
      key: 'bladder-that-wont-wait',
      pillar: 'physical',
      title: 'How do you live with a bladder that won’t wait?',
      content: `The route with the good toilets, the seat near the aisle, the dark trousers, three trips a night. After prostate treatment, with diabetes or MS, with age, or for no reason anyone has found.

**What has made your days or nights easier?** Exercises, pads, a sentence for colleagues, a doctor who listened, something you stopped drinking. If you’re new to this, ask. If there’s blood, or you can’t pee at all, see a doctor before you write here.`,
    },
  ],
  reserve: [
    {
      key: 'first-week-back',
      pillar: 'physical',
      title: 'How do you start again after a long break?',
      content: `After an illness, an operation, a baby, a bad winter or a year when nothing happened: some start at half of what they did before, others at a tenth, with a friend or with a plan.

**What does your first week back look like?** If you’ve started again more than twice, add what you do differently now.`,
    },
    {
      key: 'rest-days-without-guilt',
      pillar: 'physical',
      title: 'Can you rest without feeling guilty?',
      content: `Some men walk on their rest day, some sleep, some repaint a room and call it recovery. Men who care for someone may not get a day at all.

**How do you notice that you need rest, and what makes it hard to take?** One sign that you trust is enough.`,
    },
    {
      key: 'what-age-taught-your-body',
      pillar: 'physical',
      title: 'What has your body taught you this decade?',
      content: `At twenty-five you can sleep on a floor. At forty-five, a sneeze can put your back out. Illness, a transition, an injury or a new child can teach you something at any age.

**What have you learned about your body since your last big birthday, and what do you do differently now?** If you like, start with your age. The thread gets better with every decade that joins in.`,
    },
    {
      key: 'evenings-without-a-drink',
      pillar: 'physical',
      title: 'What do you do with an evening without a drink?',
      content: `Maybe you never drink, for faith, health or taste. Maybe you’ve stopped, or you’re trying a few evenings without. **What fills those hours for you?** Tell us what you do alone, and what you do with others.

If you drink heavily every day, don’t stop suddenly without medical advice, because that can be dangerous.`,
    },
    {
      key: 'looking-in-the-mirror',
      pillar: 'physical',
      title: 'How do you talk to yourself in the mirror?',
      content: `Too thin, too heavy, too old, too small, a scar, a chest that isn’t right. Some of us say things to ourselves in the mirror that we’d never say to a friend.

**What has helped you to be on better terms with your body?** No photos, weights or measurements, please, and no advice nobody asked for. If food or training has taken over your days, a doctor is a good first call.`,
    },
    {
      key: 'favourite-bad-weather-walk',
      pillar: 'physical',
      title: 'Where do you go when the weather’s bad?',
      content: `Rain, dark, heat, snow, smoke: some have a route they like anyway, some have a mall, a stairwell, a pool or a corridor.

**What’s your favourite way to get out or get moving in bad weather?** Tell us how long it takes, what you pass and what you wear. You don’t have to say where you live. Routes for wheels, strollers and slow knees are very welcome.`,
    },
    {
      key: 'weight-without-shame',
      pillar: 'physical',
      title: 'What has helped you with your weight?',
      content: `Some of us have lost weight and kept it off, some have lost it five times, some have decided to leave it alone and look after their blood pressure. Some would like to gain a little.

**What has helped, and what did people say that didn’t?** Write about habits, help and feelings. Please leave out numbers, calories, photos and products to buy, because they hurt some who read here. If eating itself has become a struggle, a doctor is a good person to tell.`,
    },
    {
      key: 'steroids-looking-back',
      pillar: 'physical',
      title: 'What do you wish you’d known about steroids?',
      content: `Perhaps you thought about it and didn’t. Perhaps you’ve used them for a year, or stopped ten years ago. Perhaps it’s your friend or your son.

**What do you know today that you’d tell someone who’s about to start, or about to stop?** You don’t have to say what you took. Please leave out doses, plans and sources. Coming off can pull your mood down a long way. If you think about ending your life, tell someone today and open **Help now**.`,
    },
  ],
}
