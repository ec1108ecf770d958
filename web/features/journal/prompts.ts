import type { Pillar } from '#contract/pillars.ts'

export const prompts: Record<Pillar, [string, string, string, string]> = {
  purpose: [
    'What does a meaningful life look like to me?',
    'Which hour of this week would I happily live again, and what was I doing?',
    'What do I keep putting off, and what am I protecting by waiting?',
    'Who is better off because I was here this month, and how do I know?',
  ],
  mental: [
    'What did I feel most strongly today, and what was it trying to tell me?',
    'What did I last get angry about, and what was underneath the anger?',
    'What loss am I still carrying, and who knows about it?',
    'When did I last get through something hard, and what did I do that helped?',
  ],
  physical: [
    'What has my body done for me this week that I never thanked it for?',
    'How have I been sleeping, and what is keeping me up?',
    'When do I feel strong, and how could I add one more hour of it this week?',
    'Which ache, habit or check-up have I been ignoring, and what is the first call to make?',
  ],
  brotherhood: [
    'Which man could I call at two in the morning, and does he know that?',
    'Which friend have I let drift, and what would I say if I called him tonight?',
    'Who taught me something about being a man, and what have I kept of it?',
    'When did I last let someone help me, and how did that feel?',
  ],
  relationships: [
    'Who did I really listen to this week, and who did I tune out?',
    'What do I need from someone close to me that I haven’t said clearly?',
    'What did I learn about love at home, and which part of it do I want to pass on?',
    'Where do I say yes when I mean no, and what does it cost me?',
  ],
  career: [
    'What part of my work would I still be proud of if nobody saw it?',
    'What did money mean in the house I grew up in, and what does it mean to me now?',
    'What would enough look like for me, in money and in hours?',
    'Which setback at work taught me something I still use?',
  ],
  spiritual: [
    'When did I last feel part of something larger than myself, and where was I?',
    'What do I believe today that I didn’t believe ten years ago?',
    'What am I keeping myself too busy to hear?',
    'What am I grateful for that I did nothing to earn?',
  ],
}
