import type { LibraryDiscussion, Shelf } from '../types.ts'

export const spiritual: Shelf<LibraryDiscussion> = {
  seeded: [
    {
      key: 'what-does-your-quiet-look-like',
      pillar: 'spiritual',
      title: 'Where do you get ten quiet minutes?',
      content: [
        'Some of us sit on a chair or pray. Others ride the bus without music, or lock the bathroom door.',
        '**Where and when do you get some quiet, and what usually breaks it?**',
        'If you have none at the moment, say so. If you’ve found a way with small children, shifts or a shared room, we’d like to hear it most of all.',
      ].join('\n\n'),
    },
    {
      key: 'what-do-you-hold-now',
      pillar: 'spiritual',
      title: 'What do you believe now that you didn’t ten years ago?',
      content: [
        'Or the opposite: what did you let go of? It may have been God, hell, hard work, marriage, luck or yourself.',
        '**Which belief came or went, and what brought it about?** A book, a birth, a funeral, a bad year, a friend.',
        'Please tell your own story and let others tell theirs. Men of every faith and none read this. Nobody here needs converting, in either direction.',
      ].join('\n\n'),
    },
    {
      key: 'one-line-you-live-by',
      pillar: 'spiritual',
      title: 'Which line do you live by?',
      content: [
        'It can come from scripture, a philosopher, a song, your grandmother or the wall of a workshop.',
        '**Which line is it, and when did it last change what you did?**',
        'Say where it comes from if you know. The story matters more than the quotation: lots of us can quote Marcus Aurelius and still shout in traffic.',
      ].join('\n\n'),
    },
    {
      key: 'stoicism-help-or-hiding-place',
      pillar: 'spiritual',
      title: 'Has Stoicism helped you, or helped you hide?',
      content: [
        'The Stoics, thinkers in ancient Greece and Rome, say: put your effort into what you can change, and let the rest be. That can calm you down. It can also be a way to avoid a conversation, a doctor or a feeling.',
        '**Where has it helped you, and where was “it’s not up to me” an excuse?**',
        'If you think Stoicism doesn’t help, tell us why. If another tradition gives you the same thing, tell us which and how.',
      ].join('\n\n'),
    },
    {
      key: 'who-do-you-talk-to-about-this',
      pillar: 'spiritual',
      title: 'Who can you talk to about the big questions?',
      content: [
        'Death, God, guilt, what it’s all for. You may think about them often and never have said a word aloud.',
        '**Do you have someone to talk to about them, and how did that start?** A friend, a partner, an imam, a chaplain, a barber? If you have nobody yet, what would make it easier?',
        'If it’s weighing on you tonight, tell one person you trust. You can write here later.',
      ].join('\n\n'),
    },
  ],
  reserve: [
    {
      key: 'first-time-through-the-door',
      pillar: 'spiritual',
      title: 'What was your first visit to a place of worship like?',
      content: [
        'Church, mosque, synagogue, gurdwara, temple, meditation group, humanist meeting: any door will do, and so will going back after twenty years.',
        '**What were you worried about, and what actually happened?**',
        'Practical details help the next man: shoes, seats, when to stand, who makes the tea, whether he and his husband could sit together, whether there’s a ramp.',
      ].join('\n\n'),
    },
    {
      key: 'a-practice-that-did-not-suit',
      pillar: 'spiritual',
      title: 'Which practice wasn’t for you?',
      content: [
        'Meditation doesn’t suit everyone. Neither do prayer lists, fasting, journals or retreats. Some make people feel worse.',
        '**What did you give a fair try, and how did you know it wasn’t for you?** If something else took its place, tell us: singing, fishing, carpentry, the early shift.',
        'Please don’t put down what you left. It may be what gets someone else through the week.',
      ].join('\n\n'),
    },
    {
      key: 'the-last-thing-that-stopped-you',
      pillar: 'spiritual',
      title: 'What last made you stop and stare?',
      content: [
        'A sky, a newborn, a piece of music, an old man’s hands, a machine running exactly right.',
        '**What was it, and what did it do to you?** Describe it so that we can see it: where you were, who was there, how long it lasted.',
        'It doesn’t need a lesson at the end. If it’s been a long time, tell us about the last one you remember.',
      ].join('\n\n'),
    },
    {
      key: 'how-do-you-mark-the-dead',
      pillar: 'spiritual',
      title: 'How do you remember your dead?',
      content: [
        'A candle, a grave, a yearly prayer, shraddha (a Hindu offering for the dead), a meal, a watch on your wrist, a recipe nobody else gets right.',
        '**What do you do, and on which day?** If you do nothing and wish you did, what could you do that they’d have liked?',
        'Let’s be gentle here. Some losses are fresh, and some were never spoken about. If yours feels too heavy tonight, reading is enough.',
      ].join('\n\n'),
    },
    {
      key: 'passing-it-on',
      pillar: 'spiritual',
      title: 'What do you want to pass on to younger people?',
      content: [
        'A son or daughter, a nephew, an apprentice, a pupil, the kid next door. Think of one thing that life has taught you. We don’t mean skills for a job.',
        '**What is it, and how would you show it without making a speech?**',
        'If someone did that for you, tell us how. It may have been a father, a coach, a nurse or a man you met once.',
      ].join('\n\n'),
    },
    {
      key: 'a-rest-day-kept',
      pillar: 'spiritual',
      title: 'Do you keep a day of rest?',
      content: [
        'Many people keep a day, or half a day, without work: the Sabbath, Sunday, Friday afternoon, the Monday after weekend shifts.',
        '**If you keep one, what do you do on it, and what do you leave out? If you tried and stopped, what got in the way?**',
        'Fathers, carers, night workers and men with two jobs: please tell us how you manage.',
      ].join('\n\n'),
    },
  ],
}
