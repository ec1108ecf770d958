import { samsJournal } from './sams-journal.ts'
import type { Entry } from './types.ts'

const others: Entry[] = [
  {
    by: 'martin',
    ago: 95,
    time: '21:30',
    content:
      'Six replies to my question. I read Peter’s three times. Sixty-eight, and he starts something new with one finger.',
  },
  {
    by: 'martin',
    ago: 68,
    time: '22:00',
    pillar: 'relationships',
    content:
      'Lena rang from Hamburg and asked how I was before she told me what she needed. That’s new. Or I’ve only now left a gap for it.\n\nWe talked about the divorce for the first time without either of us getting up to do something else.',
  },
  {
    by: 'martin',
    ago: 21,
    time: '21:45',
    title: 'A removed reply',
    content:
      'Read the reports about Nate. Owen did it right: removed the sentence and not the man. I’ll write to him before Saturday.',
  },
  {
    by: 'owen',
    ago: 73,
    time: '09:20',
    pillar: 'mental',
    prompt: 'What has been on my mind most this week, and what part of it can I act on?',
    content: 'Bed eleven. I can’t act on that. I can act on eating before I sleep and not after.',
  },
  {
    by: 'owen',
    ago: 30,
    time: '08:50',
    content:
      'Seven nights done. Home by daylight. There was dew on the bicycle saddles outside the school, and I thought: I’d like to be asleep, and I’d also like to see this.',
  },
  {
    by: 'peter',
    ago: 48,
    time: '17:00',
    title: 'From Wilhelm',
    content:
      'Two pages in his terrible hand. I had forgotten that he draws the W with a loop. He remembers the raft. He remembers that it sank, which I had left out of my letter on purpose.\n\nHe would like me to visit. Margarete would have said: and what are you waiting for?',
  },
  {
    by: 'peter',
    ago: 12,
    time: '16:40',
    content: 'Forty-one of a hundred and twelve recipes copied. Mother wrote “butter, as usual” in nine of them.',
  },
  {
    by: 'marcus',
    ago: 75,
    time: '23:30',
    pillar: 'mental',
    title: 'The plate',
    content:
      'I was nineteen once and a man threw a ladle at me. I’ve told it as a funny story for twenty years. It wasn’t funny. I remember exactly where I stood.',
  },
  {
    by: 'marcus',
    ago: 26,
    time: '22:10',
    pillar: 'relationships',
    content:
      'Forty gnocchi. He washed his hands without being asked and put on the smallest apron. I couldn’t look at him for a moment.',
  },
  {
    by: 'jonas',
    ago: 52,
    time: '11:00',
    content: 'Day nineteen without work. I keep dressing as if someone were coming.',
  },
  {
    by: 'jonas',
    ago: 22,
    time: '12:40',
    pillar: 'mental',
    title: 'Back at the gate',
    content:
      'I didn’t want to write about the two weeks, so I’ll keep it short. I slept until noon. I told my mother I had interviews. I didn’t answer Marcus.\n\nPeter’s card came on Tuesday. A heron. I put my shoes on to see whether it was true.',
  },
  {
    by: 'jonas',
    ago: 3,
    time: '19:20',
    pillar: 'career',
    content: 'Second interview next week. I have said it here first.',
  },
  {
    by: 'nate',
    ago: 18,
    time: '23:10',
    content:
      'Got a reply removed. Was angry, then read it again. I’d have hit someone for saying that to my brother. Still appealed. Not sure why.',
  },
  {
    by: 'daniel',
    ago: 28,
    time: '22:10',
    pillar: 'brotherhood',
    content:
      'Wrote to strangers that I have no friends here. Closed the laptop straight away. Twenty minutes later there were three answers and an invitation to a café.',
  },
  {
    by: 'daniel',
    ago: 24,
    time: '14:30',
    title: 'The café',
    content: 'Walked past once, then went in. Nobody asked what I do. Martin asked what I’d make if I had wood.',
  },
  {
    by: 'daniel',
    ago: 13,
    time: '22:40',
    pillar: 'purpose',
    prompt: 'What did I love doing when I was ten?',
    content:
      'Drawing plans of houses nobody would build, with a ruler from the bank. There is room. The kitchen table is free from eight in the evening, and I have a better ruler.',
  },
  {
    by: 'daniel',
    ago: 6,
    time: '22:20',
    pillar: 'mental',
    content: 'Water, one page, teeth. I don’t think about it any more. That’s the strange part.',
  },
  {
    by: 'daniel',
    ago: 1,
    time: '22:05',
    content: 'Sanded until the neighbour knocked. He wanted to know what I was building.',
  },
  { by: 'tom', ago: 9, time: '21:00', content: 'Day four. Shoes in front of the kettle works.' },
  {
    by: 'erik',
    ago: 2,
    time: '21:40',
    pillar: 'physical',
    content: 'Eight days of stretching. Packed the car without swearing at my back. Break until we’re home.',
  },
  {
    by: 'ravi',
    ago: 1,
    time: '22:00',
    content:
      'Five minutes in the car park. I heard the engine tick while it cooled down. I’ve sat in that car for years.',
  },
]

export const journals: Entry[] = [...samsJournal.map((entry) => ({ by: 'sam', ...entry })), ...others]
