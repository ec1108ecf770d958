import { recentThreads } from './recent-threads.ts'
import type { Thread } from './types.ts'

const earlyThreads: Thread[] = [
  {
    by: 'martin',
    ago: 97,
    time: '19:10',
    pillar: 'brotherhood',
    title: 'Who is here, and what brought you?',
    content:
      'I’ll go first. I’m Martin, I build stairs for a living. My wife and I separated two years ago and I noticed that every friend I had was really hers. So I asked three men I half knew to meet on Saturdays, and now there is this.\n\nNo need for a life story. A name and one sentence is plenty.',
    replies: [
      {
        by: 'owen',
        ago: 97,
        time: '21:40',
        content:
          'Owen. Nurse, nights mostly. My days off never match anyone’s, so a place I can read at four in the morning suits me.',
      },
      {
        by: 'sam',
        ago: 96,
        time: '06:55',
        content:
          'Sam. I teach ten-year-olds, and I have a six-year-old at home. I’m kind all day at school and short-tempered by seven in the evening. I’d like that the other way round, or at least more even.',
      },
      {
        by: 'peter',
        ago: 91,
        time: '10:20',
        content:
          'Peter, sixty-eight, widower. My granddaughter set this up on my telephone. I type with one finger, so excuse the brevity.',
      },
      { by: 'martin', ago: 91, time: '18:05', content: 'Welcome, Peter. One finger is how I type too.' },
      {
        by: 'marcus',
        ago: 83,
        time: '23:15',
        content:
          'Marcus. I run a kitchen. I shout, and I’d like to stop before my son thinks that’s what work sounds like.',
      },
      {
        by: 'jonas',
        ago: 70,
        time: '11:30',
        content:
          'Jonas. Lost my job a month ago. I’m fine. (I read the challenge about “fine” and will try to do better than that.)',
      },
    ],
  },
  {
    by: 'sam',
    ago: 88,
    time: '20:50',
    pillar: 'physical',
    title: 'What do you do when it rains in the morning?',
    content:
      'Ten days of going outside were easy because the sun was out. Tomorrow it’s supposed to pour until noon. Honest question: what counts?',
    replies: [
      { by: 'peter', ago: 88, time: '21:20', content: 'A hat.' },
      {
        by: 'martin',
        ago: 87,
        time: '06:30',
        content:
          'I stand in the doorway of the workshop with my coffee, one boot outside. I count it, and my conscience agrees on most days.',
      },
      {
        by: 'sam',
        ago: 87,
        time: '07:40',
        content: 'Bus shelter. It’s loud in there when it rains, I’d forgotten. I stayed longer than I needed to.',
      },
      {
        by: 'owen',
        ago: 87,
        time: '08:15',
        content: 'Coming home from the night shift is my morning. I get off one stop early, whatever the weather.',
      },
    ],
  },
  {
    by: 'marcus',
    ago: 77,
    time: '23:50',
    pillar: 'mental',
    title: 'I shouted at the new lad on Friday',
    content:
      'Full service, he sends out a cold plate, and I went off in front of everyone. He’s nineteen. I saw his ears go red.\n\nI’ve marked seven days without it and was a bit proud. Do I mark Friday? And what do I say to him tomorrow?',
    replies: [
      {
        by: 'owen',
        ago: 76,
        time: '04:30',
        content:
          'Don’t mark it, and don’t count it against the seven either. They happened.\n\nFor tomorrow, short is good. A senior nurse once said to me: “I was wrong to say that in front of people. The plate was your mistake, the shouting was mine.” I’d have followed her anywhere after that.',
      },
      {
        by: 'martin',
        ago: 76,
        time: '07:20',
        content: 'Say it before the shift, not after. He’ll have it on his mind all night otherwise.',
      },
      {
        by: 'marcus',
        ago: 75,
        time: '17:45',
        content:
          'Said it at four, while we were peeling. He nodded and asked how I’d have plated it. So I showed him. Thank you both.',
      },
      { by: 'sam', ago: 75, time: '20:10', content: 'I’m stealing “the shouting was mine” for use at home.' },
    ],
  },
  {
    by: 'peter',
    ago: 66,
    time: '16:00',
    pillar: 'relationships',
    title: 'Writing to someone after a long silence',
    content:
      'I have not spoken to my brother since our mother’s funeral in 2014. There was a quarrel about a clock. I would like to write to him before one of us goes to a funeral again. I have begun four times. How does one start?',
    replies: [
      {
        by: 'sam',
        ago: 66,
        time: '19:35',
        content:
          'I rang a friend after four years two weeks ago. I said “I don’t have a reason, I just wanted to hear how you are.” It was enough. He didn’t ask why it took so long, and I was ready with a whole speech.',
      },
      { by: 'martin', ago: 65, time: '06:50', content: 'Leave the clock out of it.' },
      {
        by: 'jonas',
        ago: 65,
        time: '09:30',
        content:
          'Start with something only the two of you know. A dog, a street, a teacher. Then he’ll hear your voice in it.',
      },
      {
        by: 'peter',
        ago: 63,
        time: '11:10',
        content: 'I wrote about the summer we built the raft. One page. It is in the post.',
      },
      {
        by: 'peter',
        ago: 48,
        time: '09:05',
        content:
          'He has answered. Two pages. He says the raft was his idea, which is not true, and he would like me to visit.',
      },
      { by: 'owen', ago: 48, time: '09:40', content: 'Read this at the end of a long night. Best thing this week.' },
    ],
  },
  {
    by: 'jonas',
    ago: 60,
    time: '10:45',
    pillar: 'career',
    title: 'How do you fill a day without a job?',
    content:
      'Not looking for leads. It’s the hours between ten and four. Everyone is at work, the flat is clean, and I catch myself reading the news for two hours. What did you do, those of you who have been there?',
    replies: [
      {
        by: 'martin',
        ago: 60,
        time: '12:40',
        content:
          '2009, eight months. I went to the library at nine as if it were the job, with sandwiches. Applications until noon, then anything with my hands. The sandwiches mattered, oddly.',
      },
      {
        by: 'marcus',
        ago: 60,
        time: '15:20',
        content: 'Come and peel. I mean it. Wednesdays we do the stocks, and you’d get fed.',
      },
      {
        by: 'jonas',
        ago: 58,
        time: '17:00',
        content:
          'I went. I now know how to take an onion apart and I smell of it. It was the first afternoon in weeks that was over before I noticed.',
      },
      { by: 'sam', ago: 58, time: '20:30', content: 'That is an excellent sentence to read.' },
    ],
  },
  {
    by: 'owen',
    ago: 52,
    time: '05:10',
    pillar: 'physical',
    title: 'Training at odd hours',
    content:
      'For the other shift workers: I do the strength plan at 18:00 before nights, and on days off at 10:00. Weeks one to four were a mess until I tied it to the bag, not to the clock. When the work bag gets packed, the training bag gets packed. Since then I’ve missed two sessions, both for good reasons.',
    replies: [
      { by: 'marcus', ago: 52, time: '10:30', content: 'I do push-ups when the stock goes on. Same idea.' },
      {
        by: 'nate',
        ago: 46,
        time: '18:20',
        content: 'What are you lifting? I’m stuck at 80 on the bench and it’s doing my head in.',
      },
      {
        by: 'owen',
        ago: 45,
        time: '06:00',
        content:
          'A good deal less than that. But I come back the next day and so does my shoulder. Have you tried eating more before you add weight?',
      },
    ],
  },
  {
    by: 'sam',
    ago: 43,
    time: '21:30',
    pillar: 'spiritual',
    title: 'Does anyone else find the quiet evenings loud?',
    content:
      'I sit down, the house is finally still, and then everything I didn’t think about all day arrives at once. The lessons I haven’t planned, my father’s knee, a thing I said in 2011. Is that how it’s supposed to be?',
    replies: [
      {
        by: 'peter',
        ago: 43,
        time: '22:05',
        content: 'It was always that loud. You have only turned off the wireless.',
      },
      {
        by: 'owen',
        ago: 42,
        time: '04:15',
        content: 'I keep a pad next to me. Anything with a date on it gets written down, and the rest can talk.',
      },
      {
        by: 'martin',
        ago: 42,
        time: '20:10',
        content: 'After about ten evenings it tired of me. Some nights it still comes.',
      },
      {
        by: 'sam',
        ago: 41,
        time: '21:50',
        content: 'Pad it is. The thing from 2011 doesn’t have a date, so it may talk.',
      },
    ],
  },
]

export const threads: Thread[] = [...earlyThreads, ...recentThreads]
