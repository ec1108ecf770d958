import type { Thread } from './types.ts'

export const recentThreads: Thread[] = [
  {
    by: 'marcus',
    ago: 34,
    time: '15:10',
    pillar: 'relationships',
    title: 'My son asked why I’m always tired',
    content:
      'He’s nine. I said “because of work”, and he said “then why do you go?” I didn’t have a good answer. I’ve taken Sundays off from next week. How do you explain work to your children without making it sound like a punishment?',
    answers: { jonas: 'same-here', nate: 'same-here' },
    replies: [
      {
        by: 'sam',
        ago: 34,
        time: '20:40',
        content:
          'Mia thinks I’m paid to sharpen pencils. What helped was taking her along once. She sat at the back and drew for an hour, and now she asks about the children by name.',
      },
      {
        by: 'peter',
        ago: 33,
        time: '10:15',
        content:
          'My father took me to the theodolite when I was eight and let me look through it. I became a surveyor. Be careful what you show him.',
      },
      {
        by: 'marcus',
        ago: 26,
        time: '16:30',
        content:
          'He came in on Saturday before opening and made forty gnocchi. Nine of them were recognisable. He’s told the whole class.',
      },
      {
        by: 'martin',
        ago: 26,
        time: '19:00',
        quotes: 'Nine of them were recognisable.',
        content: 'Nine out of forty is better than my first apprentice.',
        answers: { marcus: 'thank-you' },
      },
    ],
  },
  {
    by: 'daniel',
    ago: 28,
    time: '21:20',
    pillar: 'brotherhood',
    title: 'New in town, and everyone already has friends',
    content:
      'I moved here four months ago for a job I do from my kitchen table. I can go a week without saying anything out loud except “can you see my screen”. I’m thirty-four, I used to be good at this. Where did you meet people, after school and university were over?',
    replies: [
      {
        by: 'martin',
        ago: 28,
        time: '21:55',
        content:
          'Saturday, nine o’clock, the café at the mill. There’ll be three or four of us, with one newspaper between us. You don’t have to bring anything.',
      },
      {
        by: 'peter',
        ago: 27,
        time: '09:30',
        content: 'Choir. They always need men, and nobody asks whether you can sing.',
      },
      {
        by: 'jonas',
        ago: 27,
        time: '11:45',
        content: 'I came to the café in week three of having no work and said almost nothing. Nobody minded.',
      },
      {
        by: 'daniel',
        ago: 24,
        time: '13:10',
        content:
          'I went. I was so nervous that I walked past it once. Martin showed me photographs of a staircase for twenty minutes and I have rarely had a better time.',
      },
      { by: 'martin', ago: 24, time: '17:30', content: 'It’s a very good staircase.' },
    ],
  },
  {
    by: 'nate',
    ago: 25,
    time: '19:45',
    pillar: 'physical',
    title: 'First 5K plan: where do I run without everyone watching?',
    content:
      'Sounds stupid. I can carry a fridge up four floors, but I can’t run to the corner without going purple, and I’d rather not do that past the football pitch.',
    replies: [
      {
        by: 'sam',
        ago: 25,
        time: '20:30',
        content:
          'Round the lake before seven. There’s me, two women with a spaniel, and the ducks. I’m slower than all of them. Mondays, Wednesdays and Saturdays if you want company.',
      },
      { by: 'owen', ago: 24, time: '06:20', content: 'The industrial estate on Sunday. It’s flat, ugly and empty.' },
      {
        by: 'nate',
        ago: 15,
        time: '20:10',
        content: 'Did the first one at the estate. Two minutes run, two walk. Was purple. Nobody saw.',
      },
      { by: 'sam', ago: 15, time: '20:40', content: 'That was my first one, to the minute.' },
    ],
  },
  {
    by: 'jonas',
    ago: 22,
    time: '12:20',
    pillar: 'mental',
    title: 'I was gone for two weeks',
    content:
      'Two rejections in a day, and then I stopped opening this. I stopped most things. No drama, I just sat. What got me out again was Peter’s postcard, which said “The heron is back. P.” and nothing else. I started the mornings again from day one, at the same gate.',
    answers: { sam: 'with-you', marcus: 'with-you', nate: 'same-here' },
    replies: [
      { by: 'peter', ago: 22, time: '14:00', content: 'It was a very good heron.' },
      {
        by: 'owen',
        ago: 21,
        time: '05:30',
        content: 'Glad you’re back. If it gets like that again, I’m awake at night anyway. I mean that practically.',
        answers: { jonas: 'thank-you' },
      },
      { by: 'marcus', ago: 21, time: '16:10', content: 'Wednesday. Onions. You know the way.' },
      { by: 'jonas', ago: 20, time: '09:10', content: 'I’ll be there. Thank you.' },
    ],
  },
  {
    by: 'owen',
    ago: 16,
    time: '04:50',
    pillar: 'purpose',
    title: 'What do you want to have done in three months?',
    content:
      'One thing, and small enough that we could ask you about it then. Mine: I want to have slept in the same bed at the same hour for thirty days in a row, which with my roster needs the help of two colleagues and a spreadsheet.',
    answers: { marcus: 'with-you', peter: 'with-you' },
    replies: [
      {
        by: 'martin',
        ago: 16,
        time: '06:45',
        content: 'The bench in the shed, oiled and bolted down. And one Saturday workshop on it.',
      },
      {
        by: 'daniel',
        ago: 15,
        time: '22:00',
        content: 'A bookcase I’ve drawn, cut and put up myself. I have the drawing.',
      },
      {
        by: 'peter',
        ago: 15,
        time: '11:00',
        content: 'My mother’s recipes, copied out for the grandchildren. There are a hundred and twelve.',
      },
      {
        by: 'sam',
        ago: 14,
        time: '20:20',
        content: 'Five kilometres without walking, with Mia on the bicycle next to me.',
      },
    ],
  },
  {
    by: 'tom',
    ago: 10,
    time: '20:15',
    pillar: 'mental',
    title: 'How long until mornings stop being hard?',
    content:
      'Day three of going outside. I like it when I’m out there. It’s the ten minutes before that I can’t stand.',
    answers: { jonas: 'same-here', nate: 'same-here' },
    replies: [
      {
        by: 'sam',
        ago: 10,
        time: '21:00',
        content:
          'For me about three weeks. What helped was putting the shoes in front of the kettle, so that I had to move them anyway.',
        answers: { tom: 'thank-you' },
      },
      {
        by: 'daniel',
        ago: 9,
        time: '08:40',
        quotes: 'It’s the ten minutes before that I can’t stand.',
        content: 'I stopped asking myself. If I ask, the answer is no.',
      },
    ],
  },
  {
    by: 'erik',
    ago: 4,
    time: '19:30',
    pillar: 'physical',
    title: 'Away for a week: do you keep going on holiday?',
    content:
      'We’re driving to my in-laws in three days. Six people, one bathroom, no floor space for stretching. I’ve planned a break so that it doesn’t nag me. Does anyone regret doing that?',
    replies: [
      {
        by: 'owen',
        ago: 3,
        time: '05:40',
        content:
          'Never. I plan one around every block of nights. Coming back is easier when you said you would be away.',
      },
      { by: 'martin', ago: 3, time: '18:50', content: 'Enjoy the in-laws. Stretch in the car park.' },
    ],
  },
  {
    by: 'daniel',
    ago: 2,
    time: '21:10',
    pillar: 'purpose',
    title: 'Nobody warned me about sanding',
    content:
      'The boards for the bookcase are cut. I thought that was the work. It turns out that it’s sanding, then more sanding, then finding the spot you missed. Sixteen sessions in and I’m happier than I’ve been with any software I ever shipped. Which grit do you stop at, @martin?',
    answers: { jonas: 'with-you', peter: 'same-here' },
    replies: [
      {
        by: 'martin',
        ago: 2,
        time: '21:50',
        content:
          '180 for a bookcase. Anything finer is vanity. Run your palm over it with your eyes shut: you’ll find the spot.',
        answers: { daniel: 'thank-you' },
      },
      { by: 'sam', ago: 1, time: '07:50', content: 'Can we see it when it’s up?' },
      {
        by: 'daniel',
        ago: 1,
        time: '20:25',
        quotes: 'Can we see it when it’s up?',
        content: 'You can help me carry it up three floors first.',
      },
      {
        by: 'nate',
        ago: 1,
        time: '21:15',
        quotes: 'carry it up three floors',
        content: 'I’ll do that. It’s literally my job.',
      },
    ],
  },
  {
    by: 'peter',
    ago: 1,
    time: '17:20',
    pillar: 'spiritual',
    title: 'The choir sings on Sunday',
    content:
      'Four o’clock, St Anne’s, an hour, no collection. I have a line to myself in the second piece. If any of you sit in the back row I shall pretend not to see you, and be glad.',
    answers: { martin: 'with-you', marcus: 'with-you', erik: 'with-you' },
    replies: [
      {
        by: 'jonas',
        ago: 1,
        time: '18:00',
        quotes: 'If any of you sit in the back row',
        content: 'Left side. We’ll be easy not to see.',
        answers: { peter: 'thank-you' },
      },
      { by: 'sam', ago: 1, time: '20:05', content: 'Mia wants to know whether there is clapping. We’ll be there.' },
      {
        by: 'owen',
        ago: 0,
        time: '05:20',
        content: 'I come off shift at two. I may fall asleep, but I’ll do it respectfully.',
      },
    ],
  },
]
