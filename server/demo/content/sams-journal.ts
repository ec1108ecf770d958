import type { Entry } from './types.ts'

/** A hundred days of one member: what screens are looked at with. */
export const samsJournal: Omit<Entry, 'by'>[] = [
  { ago: 99, time: '21:20', content: 'The tap is quiet. I keep listening for it.' },
  {
    ago: 96,
    time: '21:50',
    pillar: 'spiritual',
    title: 'Sitting',
    content:
      'Five minutes on the edge of the bed, and most of it went to the washing machine. Is it due for repair, who do we call, why did I buy that one. I was surprised when the bell went. Not peaceful, but it was mine.',
  },
  {
    ago: 93,
    time: '22:05',
    content:
      'Shouted at Mia about the shoes. Said sorry in the bath. She said “you do that a lot”. Both parts, I think.',
  },
  {
    ago: 90,
    time: '20:45',
    pillar: 'physical',
    content:
      'Walked to the gate in the dark. The baker had his door open and the light fell across the whole street. I’ve lived here for nine years and had never seen it.',
  },
  {
    ago: 85,
    time: '22:15',
    pillar: 'mental',
    title: 'Instead of fine',
    prompt: 'What has been on my mind most this week, and what part of it can I act on?',
    content:
      'Anna asked how the day was, and I had “fine” in my mouth already. I said: worried. About the class, about the boy in the second row who no longer answers. About my father’s knee and what comes after the knee.\n\nShe put the book down. We talked until eleven. I’d forgotten that she knows the boy’s mother from choir. There is a grandmother in hospital. So that’s what it is.\n\nWhat I can act on: tell him tomorrow that I know, and that he needn’t answer.',
  },
  {
    ago: 84,
    time: '21:30',
    content: 'Told him. He nodded, and stayed behind to clean the board, which wasn’t his turn.',
  },
  {
    ago: 79,
    time: '22:00',
    pillar: 'relationships',
    content:
      'The phone is in the drawer from seven to eight. Mia has begun to announce it: “Papa’s hour.” I don’t know whether to be proud or ashamed, so I built the marble run.',
  },
  {
    ago: 74,
    time: '22:20',
    pillar: 'brotherhood',
    title: 'Chris',
    content:
      'Four years. He picked up on the second ring and said “finally”. No reproach in it. His daughter is two. I didn’t know he had a daughter.\n\nI’d prepared a whole speech about why I hadn’t called. He never asked for it.',
  },
  {
    ago: 70,
    time: '21:10',
    pillar: 'career',
    content: 'Added up a week of spending. Nothing terrible. A lot of small things that I didn’t enjoy.',
  },
  {
    ago: 66,
    time: '07:30',
    pillar: 'physical',
    content: 'Thirty mornings, marked and done. I expected to feel finished. I put my shoes on the next day anyway.',
  },
  {
    ago: 63,
    time: '21:40',
    pillar: 'purpose',
    prompt: 'Which three things matter most to me right now?',
    content:
      'Mia: perhaps nine hours, if I leave out the ones in which I was also somewhere else. Anna: two, and one of them was the tax return. The class: fifty.\n\nThat can’t be the order.',
  },
  {
    ago: 56,
    time: '20:30',
    earlier: 2,
    content:
      'Two days of fever and of nothing. Owen would say that they don’t count against me, so I’ll try to believe it.',
  },
  {
    ago: 52,
    time: '21:15',
    pillar: 'relationships',
    content:
      'Anna and I went to the cinema, in the middle of the week, like people without a child. We didn’t talk about the child until the tram home. A record.',
  },
  {
    ago: 49,
    time: '21:55',
    pillar: 'relationships',
    title: 'Home by five',
    content:
      'One promise a day, small enough to keep. Today: home by five. I left in the middle of a sentence in the staff room, and no one died of it.',
  },
  { ago: 45, time: '06:40', content: 'Dreamed of my grandfather’s workshop. The smell of it stayed until breakfast.' },
  {
    ago: 43,
    time: '21:35',
    pillar: 'spiritual',
    content:
      'Asked the others whether the quiet is supposed to be loud. Peter says I’ve only turned off the wireless. I laughed so hard that I woke Mia.',
  },
  {
    ago: 40,
    time: '22:10',
    pillar: 'mental',
    title: 'Second row',
    content:
      'The grandmother has died. He told me before the lesson, in one breath, and then asked whether he could do the experiment with the balloon. We did the experiment with the balloon.',
  },
  {
    ago: 37,
    time: '22:30',
    content:
      'Broke a promise. Said I’d ring my father and fell asleep in my clothes. Rang him the next morning. He’d fallen asleep too.',
  },
  {
    ago: 34,
    time: '20:30',
    pillar: 'physical',
    content: 'Ran for two minutes and walked for two, six times. The ducks watched. My knees are older than I am.',
  },
  {
    ago: 'a-month',
    time: '21:25',
    pillar: 'relationships',
    title: 'The tooth',
    content:
      'Mia lost her first tooth. It came out in an apple, in the middle of the supermarket, and she held it up as if she’d found gold. A woman at the till clapped.\n\nI was there. A few months ago I would have been there too, but with one eye on my phone, and I’d have seen the second half. I want to remember that the light was bad, that she had jam on her sleeve, and that she said: “Now I’m a different child.”',
  },
  {
    ago: 27,
    time: '22:00',
    pillar: 'spiritual',
    content:
      'One candle, five minutes, forty days. I’m starting something without expecting anything from it. We’ll see.',
  },
  {
    ago: 24,
    time: '21:00',
    content: 'Nine minutes without stopping, round the near end of the lake. I said “ha” out loud and a heron left.',
  },
  {
    ago: 20,
    time: '22:15',
    pillar: 'brotherhood',
    prompt: 'Who did I help this month, even in a small way?',
    content:
      'Nate at the lake. He didn’t come, but he wrote afterwards that he’d gone to the industrial estate and turned purple. I think that’s how he says thank you.',
  },
  {
    ago: 16,
    time: '21:45',
    pillar: 'physical',
    content:
      'Father’s knee: the operation is in ten weeks. He asked me to come along to the talk with the surgeon. He has never asked me to come along to anything.',
  },
  {
    ago: 13,
    time: '22:20',
    pillar: 'spiritual',
    title: 'Two weeks of sitting',
    content:
      'It’s less quiet in there than I thought, and less interesting. The same eight or nine things come round like buses. Tonight I noticed the gap between two of them. It was short. I don’t want to make too much of it.',
  },
  {
    ago: 9,
    time: '21:30',
    pillar: 'relationships',
    content:
      'Library books at nine in the evening. Drove back for them because I’d said so. Mia was asleep, but she’ll see them on the table.',
  },
  { ago: 6, time: '21:50', content: 'Parents’ evening. The boy’s mother shook my hand for a long time.' },
  {
    ago: 4,
    time: '22:05',
    pillar: 'purpose',
    prompt: 'Which hour of this week would I happily live again?',
    content:
      'Saturday, ten to eleven. Ran round the lake with cold hands, bought rolls, and walked in while they were both still in pyjamas. Nobody needed me for anything. I was early for my own life for once.',
  },
  {
    ago: 2,
    time: '21:15',
    pillar: 'mental',
    content: 'Tired, and not angry. I wouldn’t have noticed the difference a few months ago.',
  },
  { ago: 1, time: '22:00', content: 'Peter sings on Sunday. Mia wants to know whether there is clapping.' },
]
