import type { LibraryDiscussion, Shelf } from '../types.ts'

export const relationships: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'first-ten-minutes-home',
      pillar: 'relationships',
      title: 'What do you do with the first ten minutes after you come in?',
      content: [
        'A starter question from the community account. The key turns, the coat comes off, and for many of us the evening is decided in those ten minutes: phone, fridge, a grumble, or a proper hello.',
        '**What do you do in yours?** If you live alone, work from home or come off nights, what is your version of coming home? And what have you changed that the people around you noticed?',
        'One habit per reply is plenty. Small and odd is welcome.',
      ].join('\n\n'),
    },
    {
      key: 'apology-that-worked',
      pillar: 'relationships',
      title: 'What made an apology work, when you gave one or got one?',
      content: [
        'Most of us were taught to say sorry and few of us were taught how. Think of an apology that mended something, given or received. What was in it? What was left out? How long did it take before things were right again?',
        'And the other way round: **what is a word or habit that spoils an apology for you?**',
        'Please leave out names and anything that is not yours to tell.',
      ].join('\n\n'),
    },
    {
      key: 'saying-no-without-a-speech',
      pillar: 'relationships',
      title: 'How do you say no without a ten-minute speech?',
      content: [
        "To the extra shift, the third loan, the brother-in-law's move, the weekend you wanted to spend doing nothing. Some of us say yes and bang the cupboards. Others say no and explain until it sounds like a plea.",
        '**What is your sentence?** Write down the actual words you use, or the ones you wish you had used last time. Then tell us where it is hardest: at work, with family, with friends, at home.',
      ].join('\n\n'),
    },
    {
      key: 'friend-you-have-not-rung',
      pillar: 'relationships',
      title: 'Who have you been meaning to ring, and what is stopping you?',
      content: [
        "No names needed: 'an old workmate', 'my sister', 'the man from the allotment'. How long has it been, and what stands in the way: time, guilt, the last thing that was said, not knowing how to begin?",
        'If you have rung someone after a long silence, **how did you start?** Your first sentence may be just what another man here is looking for.',
        '*If the silence is there to keep you safe, it needs no excuse.*',
      ].join('\n\n'),
    },
    {
      key: 'ten-minutes-with-a-child',
      pillar: 'relationships',
      title: 'Fathers, uncles, stepfathers: what works in ten minutes?',
      content: [
        "Not the grand day out. Ten minutes on a weekday, tired, with a child of two or of sixteen who is yours, half yours or your sister's. On a call counts, and so does every second weekend.",
        '**What do you do that they ask for again?** And what did you have to stop doing: teaching, tidying up, looking at the clock?',
        'Please give ages and leave out names and pictures.',
      ].join('\n\n'),
    },
  ],
  reserve: [
    {
      key: 'twenty-minute-break-in-a-row',
      pillar: 'relationships',
      title: 'Walking out of a row: cooling off or running away?',
      content: [
        'Taking twenty minutes can rescue an evening. It can also feel like a door in the face. **How do you do it so that the other person knows you will be back?** A word you have agreed on, a time, a place to go?',
        'If it has never worked for you, what happens instead? Rows where somebody is afraid are a different matter; for those, findahelpline.com lists people to talk to in your country.',
      ].join('\n\n'),
    },
    {
      key: 'job-at-home-you-took-over',
      pillar: 'relationships',
      title: 'Which job at home did you take over completely?',
      content: [
        "Not helping. The whole thing: noticing, planning, doing, including the thinking in the bath. School post, the dentist, the shopping, grandmother's pills.",
        '**What was it, what did you not know about it beforehand, and what would you tell a man who takes it over on Monday?** Men who live alone: which job did you dodge for longest, and what got you to do it?',
      ].join('\n\n'),
    },
    {
      key: 'feelings-in-plain-words',
      pillar: 'relationships',
      title: 'What word did you not have for a feeling until lately?',
      content: [
        "Many of us grew up with fine, tired and annoyed. Then one day it turns out that 'annoyed' was really worried, or ashamed, or missing someone.",
        '**Which word have you added, and what changed when you said it aloud?** If you say it in another language at home, tell us that one too. And if you still do not have the word, describe where in the body it sits. Somebody may recognise it.',
      ].join('\n\n'),
    },
    {
      key: 'meeting-people-after-thirty',
      pillar: 'relationships',
      title: 'Where have you met people worth knowing since you turned thirty?',
      content: [
        "Friends, partners, neighbours who became more. Not the theory: the actual room. A choir, a class, a dog, a sports club's fourth team, a waiting area.",
        '**Where was it, how often did you go before you belonged, and what did you say first?** Say as well what did not work and whether a shy man could do it. Not thirty yet? Then since you left school.',
      ].join('\n\n'),
    },
    {
      key: 'talking-with-ageing-parents',
      pillar: 'relationships',
      title: 'What do you ask your parents while there is still time?',
      content: [
        'The practical things: papers, keys, who decides. And the others: what were you afraid of at my age, what did you never tell anyone, who was your friend?',
        '**What have you asked, or wish you had?** How did you start without it sounding like a funeral? And for those whose parents were no safe place: what did you decide to do, or not to do? That belongs here too.',
      ].join('\n\n'),
    },
    {
      key: 'after-the-break-up',
      pillar: 'relationships',
      title: 'What helped in the first month after a break-up?',
      content: [
        'Not who was to blame. What got you through the evenings between eight and eleven, through Sundays, through the first handover of the children?',
        '**One thing that helped, and one that you would leave alone next time.** Please write about yourself and not about your former partner.',
        'If you are in the middle of it and think of ending your life or of hurting anyone, talk to someone today: your local emergency number, findahelpline.com, 988 (US and Canada), Samaritans 116 123 (UK & Ireland).',
      ].join('\n\n'),
    },
  ],
}
