import type { Pillar } from '#contract/pillars.ts'

export type Phrases = {
  start: string
  /** The first, easy days. */
  small: string
  /** The regular days. */
  steady: string
  /** Days with a little extra. */
  more: string
  /** After a missed or bad day. */
  slip: string
  /** A day that involves another person. */
  witness: string
  back: string
}

export const phrases: Record<Pillar, Phrases> = {
  purpose: {
    start:
      'Write in one sentence what you will do, at what time and where, and put the sentence where you will see it at that hour. Then do it once, in its smallest form.',
    small:
      'Do the smallest form that still counts, at the hour you chose, before anything with a screen. Stop while it is easy. You are building the hour, not the result.',
    steady:
      'Do the whole of it at its hour. If the hour is taken, name the next free one before you put it off, and keep that one.',
    more: 'Add one step that you would have avoided in the first days. One, not three. Note in a line what it cost and what it gave.',
    slip: 'Missed a day? Do two minutes of it now, at any hour, and mark it. Twice in a row is where habits end, so only the next day matters.',
    witness: 'Tell one man what you are doing and when you will be done. Ask him to ask you.',
    back: 'Read your sentence of day 1. Write what you did, what got in the way most often, and the one part you will keep from tomorrow.',
  },
  mental: {
    start:
      'Choose the moment of the day and a quiet corner. Before and after, write one word for how you are. Do it once, gently. If what you meet is too much, talk to someone: findahelpline.com lists free lines everywhere.',
    small:
      'Five minutes are enough. Notice what your body does before, during and after. Nothing has to feel better for it to count.',
    steady:
      'Do it at its moment, on good days too: you are practising for the bad ones. One word before, one word after.',
    more: 'Do it once when you would rather not: after a hard call, in a queue, before an answer you want to shoot off. Ten breaths first.',
    slip: 'Missed, or it went badly? Say so in one plain sentence, without a verdict on yourself, and do the two-minute form.',
    witness: 'Tell somebody you trust one thing you have noticed these days. Not the whole story, one thing.',
    back: 'Read your words from first to last. What comes back, and at what hours? Keep what helped. If the days stay dark, take the page to a doctor.',
  },
  physical: {
    start:
      'Do it today at a level that feels too easy, and write the level down. Lay out what you need for tomorrow. If you have a condition or have been still for long, ask your doctor first.',
    small:
      'Keep to the easy level, slowly and well; you should be able to talk. Sharp pain, dizziness or a racing heart means stop for today.',
    steady:
      'Do the full measure you wrote down, at the same time of day. If it is training, warm up for three minutes before and walk for three after.',
    more: 'Add a tenth: a little longer, a little further, or one more round. Only one of them, and only if you slept.',
    slip: 'Ill, hurt or worn out? Walk for ten minutes instead, or rest on purpose. A day of rest you chose counts.',
    witness: 'Do it once with another man, or send him the number. Let him choose the pace.',
    back: 'Do the first day’s level again and feel the difference. Write both numbers next to each other, and the one you will keep each week.',
  },
  brotherhood: {
    start:
      'Write down three men you would miss. Choose what you will do and who you will start with, and send one plain message today.',
    small:
      'One short contact a day counts: a call, a voice note, ten minutes at the fence. Ask one question and let him finish.',
    steady:
      'Do it with someone in the same room where you can. Put your phone away and stay five minutes longer than usual.',
    more: 'Take the step you have put off: invite, ask for help, say thank you for something years ago.',
    slip: 'No answer, or no time? Write one honest line and leave it there. You keep the door open, he decides when.',
    witness: 'Ask one of them to join you for the rest of the days. Agree on a day and an hour.',
    back: 'Look at the names. Who will you go on with, and when is the next time? Put it in the calendar before you sleep.',
  },
  relationships: {
    start:
      'Choose the person and a time of day. Say that you are trying something, without asking for anything back. Do it once.',
    small:
      'Two minutes with full attention count. Look at the person, let them end the sentence, answer what was said.',
    steady: 'Do it also when you are tired or in the right. Especially then. Notice how the room is afterwards.',
    more: 'Say the thing you usually swallow, in one sentence that begins with I, at a calm hour. Then listen.',
    slip: 'Snapped, forgot, or said nothing? Go back the same day with one sentence: what you did, and what you will do instead.',
    witness:
      'Ask the person what they have noticed, and do not defend yourself. If things at home are not safe, thehotline.org and mensadviceline.org.uk are there for you.',
    back: 'Ask: which of this should we keep? Agree on one thing, and on the day it happens.',
  },
  career: {
    start:
      'Write where you stand today in one figure or one sentence, and where you want to be on the last day. Do the first fifteen minutes now.',
    small: 'Fifteen minutes on the part that matters, before mail and messages. A timer, one task, then stop.',
    steady:
      'Do the whole of it at its hour. Write the figure or the sentence again at the end, even when it has not moved.',
    more: 'Take the step with another person in it: ask, offer, show, send. Prepare it in three lines first.',
    slip: 'Lost the day to other people’s fires? Five minutes now, and write what would have to change for tomorrow to be different.',
    witness: 'Show somebody what you have so far, before it is finished. Ask for one thing to change.',
    back: 'Put the first figure next to the last. Write what moved it, and which fifteen minutes stay in your week. This is no financial advice; for debt or contracts ask a free advice service.',
  },
  spiritual: {
    start:
      'Choose a place and an hour with nobody in it. Sit down, put your phone in another room, and do it once for five minutes.',
    small: 'Five minutes. When the mind wanders, come back without a remark. Nothing has to happen.',
    steady: 'Keep the place and the hour. Afterwards, write one line about anything.',
    more: 'Double the time once, or take it outdoors. Go slowly enough to notice one thing you would have passed.',
    slip: 'No quiet to be had? Three breaths at a door handle, on purpose. That is today’s.',
    witness:
      'Talk with one person about a question you have met, with no wish to win. Ask what their belief asks of them.',
    back: 'Read your lines from first to last. Underline one. What would living by it look like this week?',
  },
}
