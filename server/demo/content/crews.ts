import type { DayAnswer, PlannedCrew } from './types.ts'

// Its weekly round opened last night. Those of the two weeks before show what became of the commitments.
const weeklyCrew: PlannedCrew = {
  members: [
    {
      who: 'daniel',
      ago: 16,
      time: '18:05',
      tellsGaps: true,
      challenges: {
        'Steady Ground': 'notes',
        'The Long Job': 'done',
        'Thirty Mornings Outdoors': 'done',
      },
      goals: { 'Build the bookcase': 'notes' },
    },
    {
      who: 'sam',
      ago: 16,
      time: '20:15',
      tellsGaps: true,
      challenges: {
        'Said and Done': 'notes',
        'The Slow Five': 'done',
        'One Practice': 'done',
      },
      goals: { 'Run five kilometres without walking': 'done' },
    },
    // The savings are not for the crew.
    {
      who: 'jonas',
      ago: 16,
      time: '20:40',
      tellsGaps: true,
      challenges: { 'Thirty Mornings Outdoors': 'notes' },
      goals: { 'Prepare for the second interview': 'done' },
    },
    { who: 'marcus', ago: 15, time: '15:30', challenges: { 'Useful Once a Day': 'notes' } },
    {
      who: 'tom',
      ago: 11,
      time: '20:20',
      tellsGaps: true,
      challenges: { 'Thirty Mornings Outdoors': 'notes' },
      goals: { 'Walk to work once a week': 'done' },
    },
    { who: 'erik', ago: 8, time: '21:30', challenges: { 'Ten Minutes on the Floor': 'done' } },
    // Shares nothing yet.
    { who: 'leo', ago: 0, time: '07:30' },
  ],
  rounds: [
    {
      ago: 15,
      answers: [
        {
          by: 'daniel',
          ago: 15,
          time: '19:40',
          answers: [
            'Good. Two weeks of a glass of water and a page, and I’ve stopped negotiating with myself.',
            'The hour after work. I close the laptop and then don’t get up.',
            'Buy the birch for the bookcase.',
          ],
        },
        {
          by: 'sam',
          ago: 15,
          time: '20:50',
          answers: [
            'Tired. I was short with Mia twice, both times about shoes.',
            'Saying that I need ten minutes before I need thirty.',
            'Ring Dad about his knee, before he rings me.',
          ],
        },
        {
          by: 'marcus',
          ago: 15,
          time: '23:40',
          answers: [
            'Busy. Four useful things in four days, mostly with a knife in my hand.',
            'The new lad was late twice. I said nothing the first time.',
            'Fix the tap in the back that I’ve been stepping round for months.',
          ],
        },
        {
          by: 'jonas',
          ago: 14,
          time: '09:10',
          answers: [
            'Nine mornings at the gate. I’m in bed by eleven.',
            'The afternoon after a rejection.',
            'Send two applications, and not open my mail before lunch.',
          ],
        },
      ],
    },
    {
      ago: 8,
      answers: [
        {
          by: 'daniel',
          ago: 8,
          time: '19:30',
          answers: [
            'The birch is in my hallway. I walk into it about once a day.',
            'I skipped a morning outside and was surprised how fast I had a reason.',
            'Cut all the boards.',
          ],
          outcome: 'done',
        },
        {
          by: 'tom',
          ago: 8,
          time: '20:05',
          answers: [
            'Five mornings out of five.',
            'The ten minutes before. Still.',
            'Take the long way once, and walk to work.',
          ],
        },
        {
          by: 'sam',
          ago: 8,
          time: '20:45',
          answers: [
            'Better. Three runs, all of them slow.',
            'I didn’t ring Dad. He was on the list between milk and light bulbs.',
            'Ring Dad on the way home, before I take my shoes off.',
          ],
          outcome: 'not-done',
        },
        {
          by: 'marcus',
          ago: 8,
          time: '23:50',
          answers: [
            'The tap took one washer and nine minutes.',
            'I missed a day. I slept until four on my day off, and I needed it.',
            'Write down the fish stock.',
          ],
          outcome: 'done',
        },
        {
          by: 'jonas',
          ago: 7,
          time: '09:20',
          answers: [
            'One application, but I’d hire the man in it.',
            'Two was too many. I spent the second evening on getting a reference instead.',
            'Ask Marcus whether his kitchen can go on my CV.',
          ],
          outcome: 'changed',
        },
      ],
    },
    {
      ago: 1,
      answers: [
        {
          by: 'jonas',
          ago: 1,
          time: '19:25',
          answers: [
            'Marcus said yes. He also said I’m slow but I always come back, and I may quote him.',
            'Telling my mother about the interview before I know how it ends.',
            'Say my three answers out loud, twice.',
          ],
          outcome: 'done',
        },
        {
          by: 'sam',
          ago: 1,
          time: '20:30',
          answers: [
            'I rang Dad. Forty minutes, most of it about the neighbour’s hedge.',
            'Not giving advice once he got to the knee.',
            'Go to the surgeon with him, and let him do the talking.',
          ],
          outcome: 'done',
        },
        {
          by: 'marcus',
          ago: 1,
          time: '23:45',
          answers: [
            'Two of us for ninety covers, and nobody got shouted at.',
            'The fish stock. My hands know it, and they’re wet when I could write.',
            'Say it to Jonas while he peels. He writes.',
          ],
          outcome: 'not-done',
        },
      ],
    },
  ],
  posts: [
    {
      by: 'daniel',
      ago: 16,
      time: '18:20',
      content:
        'So, this is for those of us who were still talking when the café closed. I’d like to be asked about the bookcase once a week. In between, nobody has to write anything.',
      answers: { sam: 'thank-you', jonas: 'same-here' },
    },
    {
      by: 'marcus',
      ago: 15,
      time: '15:40',
      content: 'I’m at the stove when the round opens. Mine will come after eleven, and smell of garlic.',
    },
    {
      by: 'tom',
      ago: 11,
      time: '20:35',
      content: 'Thanks for the link, Daniel. I’ve been outside twice so far, both times late for work.',
      answers: { daniel: 'with-you', sam: 'same-here' },
    },
    {
      by: 'erik',
      ago: 2,
      time: '21:50',
      content: 'We leave at six tomorrow and I’m on a break until we’re home. Ask me about the mattress afterwards.',
      answers: { daniel: 'with-you' },
    },
    {
      by: 'jonas',
      ago: 1,
      time: '12:10',
      content:
        'They want me for a second interview next week. It’s twenty minutes by bicycle, I rode there yesterday to check.',
      answers: { sam: 'with-you', marcus: 'with-you', daniel: 'with-you' },
    },
    {
      by: 'daniel',
      ago: 1,
      time: '21:35',
      content:
        'Tom, you don’t owe anyone a report. I could use a second pair of hands for sanding at the weekend, and there’s soup.',
      answers: { sam: 'thank-you' },
    },
  ],
}

// Two teachers at the same school. It has no weekly round.
const pair: PlannedCrew = {
  name: 'Before the bell',
  members: [
    { who: 'sam', ago: 1, time: '15:50', challenges: { 'One Practice': 'notes' } },
    { who: 'ravi', ago: 1, time: '16:05', challenges: { 'One Practice': 'notes' } },
  ],
  posts: [
    {
      by: 'sam',
      ago: 1,
      time: '15:55',
      content:
        'Mine is in the evening and yours is in the car, so one of us is always done first. No speeches, I promise.',
    },
    {
      by: 'ravi',
      ago: 1,
      time: '16:20',
      content: 'First one done this morning. I went in and hadn’t planned the argument with 4b yet.',
      answers: { sam: 'thank-you' },
    },
  ],
}

export const crews: PlannedCrew[] = [weeklyCrew, pair]

export const dayAnswers: DayAnswer[] = [
  { by: 'sam', to: 'tom', day: 6, ago: 5, time: '07:40', answer: 'with-you' },
  { by: 'daniel', to: 'tom', day: 6, ago: 4, time: '08:15', answer: 'with-you' },
  { by: 'sam', to: 'daniel', day: 1, ago: 1, time: '20:35', answer: 'well-done' },
  { by: 'jonas', to: 'daniel', day: 1, ago: 1, time: '19:30', answer: 'well-done' },
  { by: 'daniel', to: 'sam', day: 1, ago: 1, time: '21:40', answer: 'well-done' },
  { by: 'daniel', to: 'jonas', day: 1, ago: 1, time: '21:41', answer: 'with-you' },
  { by: 'sam', to: 'ravi', day: 1, ago: 1, time: '16:30', answer: 'well-done' },
]
