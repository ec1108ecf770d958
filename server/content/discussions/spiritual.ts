import type { LibraryDiscussion, Shelf } from '../types.ts'

export const spiritual: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'what-does-your-quiet-look-like',
      pillar: 'spiritual',
      title: 'What does your ten minutes of quiet look like?',
      content: [
        'A starter question from the community account.',
        'Some of us sit on a chair, some pray, some ride to work with nothing in their ears and call it chapel. **Where and when do you get your quiet, and how long is it, honestly?**',
        'Useful to the rest: the place, the hour, what usually breaks it, and what you do then. If you have none at present, say so. That is an answer as well, and probably the most common one here.',
      ].join('\n\n'),
    },
    {
      key: 'what-do-you-hold-now',
      pillar: 'spiritual',
      title: 'What do you believe now that you did not ten years ago?',
      content: [
        'Or the other way round: what did you put down?',
        '**One belief that came or went, and what brought it about.** A book, a birth, a funeral, a bad year, a good friend.',
        'House rule for this thread: tell your own story and let others tell theirs. Ask before you argue. Nobody here needs converting, in either direction.',
      ].join('\n\n'),
    },
    {
      key: 'one-line-you-live-by',
      pillar: 'spiritual',
      title: 'One line you actually live by: which, and since when?',
      content: [
        'From scripture, a philosopher, a song, a grandmother or the wall of a workshop.',
        '**Post the line, say where it comes from if you know, and name one occasion on which it changed what you did.** The last part is the interesting one. Plenty of us can quote Marcus Aurelius; fewer have kept their temper because of him.',
      ].join('\n\n'),
    },
    {
      key: 'stoicism-help-or-hiding-place',
      pillar: 'spiritual',
      title: 'Stoicism: has it helped you, or given you somewhere to hide?',
      content: [
        'The old books say: put your weight on what is yours to do. A man can also use them to avoid a conversation, a doctor or a feeling.',
        '**Where has it done you real good? Where did "it\'s not up to me" turn out to be an excuse?**',
        'Name the book or passage if there is one. If you think the whole thing is overrated, make the case. It will be read with interest.',
      ].join('\n\n'),
    },
    {
      key: 'who-do-you-talk-to-about-this',
      pillar: 'spiritual',
      title: 'Whom can you talk to about the large questions?',
      content: [
        'Death, God, guilt, what it is all for. Most of us think about them, and some of us have never said a word on them aloud.',
        '**Do you have someone? How did that start, and where do you talk: in a car, on a walk, after a service?** If you have nobody yet, what would make it easier?',
        'If the question weighs on you tonight more than it ought to, talk to a person now: findahelpline.com, 988 in the US, Samaritans on 116 123 in the UK and Ireland, or your emergency number.',
      ].join('\n\n'),
    },
  ],
  reserve: [
    {
      key: 'first-time-through-the-door',
      pillar: 'spiritual',
      title: 'First time through the door of a place of worship: how was it?',
      content: [
        'Church, mosque, synagogue, temple, meeting house, humanist hall: any door counts, and so does coming back through one after twenty years.',
        '**What did you worry about beforehand, what happened in fact, and what would you tell the next man standing on the pavement?** Practical answers are worth gold: shoes, seats, when to stand, who makes the tea.',
      ].join('\n\n'),
    },
    {
      key: 'a-practice-that-did-not-suit',
      pillar: 'spiritual',
      title: 'Which practice did not suit you, and what took its place?',
      content: [
        'Meditation is not for every man, and neither are prayer lists, morning pages or retreats.',
        '**What did you try in earnest, for how long, and how did you know it was not yours?** And then: what did you find that does hold? Singing, fishing, carpentry, the early shift?',
        "Please run nobody's practice down. It may be what gets the next man through his week.",
      ].join('\n\n'),
    },
    {
      key: 'the-last-thing-that-stopped-you',
      pillar: 'spiritual',
      title: 'What was the last thing that stopped you in your tracks?',
      content: [
        "A sky, a newborn, a piece of music, an old man's hands, a machine running exactly right.",
        '**Describe it so that we can see it.** Where were you, what did it do to you, how long did it last? No lesson is needed at the end. If it has been a long time, say when the last one was, and where you might go and look.',
      ].join('\n\n'),
    },
    {
      key: 'how-do-you-mark-the-dead',
      pillar: 'spiritual',
      title: 'How do you remember your dead?',
      content: [
        'A candle, a grave, a yearly meal, his watch on your wrist, a recipe nobody else can make properly.',
        '**What do you do, on which day, and with whom? And if you do nothing and wish you did, what would suit him or her?**',
        'Go gently with one another in this thread. If your loss is fresh or too heavy, you need not carry it alone: a doctor, a bereavement charity or findahelpline.com can be a start.',
      ].join('\n\n'),
    },
    {
      key: 'passing-it-on',
      pillar: 'spiritual',
      title: 'What would you want a younger man to get from you?',
      content: [
        'Son, nephew, apprentice, the lad next door, the boys you coach. Not your job or your tools: what you hold to be true.',
        '**What is the one thing, and how would you get it across without a speech?** If somebody managed that with you, how did he or she do it?',
      ].join('\n\n'),
    },
    {
      key: 'a-rest-day-kept',
      pillar: 'spiritual',
      title: 'Does anybody here keep a real day of rest?',
      content: [
        'Sabbath, Sunday, the Monday after weekend shifts: a day, or half of one, on which nothing has to be earned.',
        '**How do you keep it? What is out, what is in, what do you tell work and family?** Fathers, carers and shift workers, your solutions are wanted most. And if you tried and it fell apart, tell us where it gave way.',
      ].join('\n\n'),
    },
  ],
}
