import type { Pillar } from '#contract/pillars.ts'
import { pillars } from '#web/pillars/pillars.ts'
import { parsePromptKey } from './prompt-key.ts'

export type JournalPrompt = {
  text: string
  /** 3 may stir up strong feelings. */
  difficulty: 1 | 2 | 3
  minutes: number
}

type PillarPrompts = [JournalPrompt, JournalPrompt, JournalPrompt, JournalPrompt, ...JournalPrompt[]]

export const difficultyNames = { 1: 'Light', 2: 'Takes thought', 3: 'Goes deep' } as const

/** The chooser lists the first four of each pillar first. URLs use the positions, so add new prompts at the end. */
export const prompts: Record<Pillar, PillarPrompts> = {
  purpose: [
    { text: 'What does a meaningful life look like to me?', difficulty: 2, minutes: 10 },
    {
      text: 'Which hour of this week would I happily live again?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What am I putting off at the moment?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who did I help this month, even in a small way?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'How would I spend a free day if nobody expected anything of me?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What did I love doing when I was ten?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Which three things matter most to me right now?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What would I tell a friend who faced the decision I’m facing?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'What would I try this year if I didn’t mind what others thought?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What has got me out of bed on a hard morning before?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Which of my goals is really somebody else’s?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'Which part of my life has turned out differently from what I hoped?',
      difficulty: 3,
      minutes: 20,
    },
  ],
  mental: [
    {
      text: 'What did I feel most strongly today?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What was underneath my anger the last time I got angry?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What loss am I still carrying?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'What helped me the last time I got through something hard?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What went well for me today, even if it lasted only a minute?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What is on my mind tonight that can wait until tomorrow?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'How do I notice that stress is building up in me?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'Which of my worries comes back most often?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What would I say to a friend who made my last mistake?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What helps me a little on a bad day?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What am I keeping to myself at the moment?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'What would someone who cares about me say about what I blame myself for?',
      difficulty: 3,
      minutes: 15,
    },
  ],
  physical: [
    {
      text: 'What did my body do for me this week that I took for granted?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What helps me sleep?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When did I last feel strong?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'Which ache or check-up have I been ignoring?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What kind of movement do I enjoy?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What gave me a little energy today?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When did I last rest without feeling guilty?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What do I reach for when I’m tired, stressed or bored?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did I learn early on about pain and being tough?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'How do I feel about the way my body has changed?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'When do I compare my body with other people’s?',
      difficulty: 3,
      minutes: 10,
    },
    {
      text: 'Who could I talk to about my health?',
      difficulty: 3,
      minutes: 10,
    },
  ],
  brotherhood: [
    {
      text: 'Which man could I call at two in the morning?',
      difficulty: 2,
      minutes: 5,
    },
    {
      text: 'What would I say to a friend I’ve lost touch with?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who taught me something about being a man?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'When did I last let someone help me?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who made me laugh recently?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What does a man I respect do that I’d like to do too?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What do I like doing together with other men?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When was I a good friend to someone?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What do I wish another man would ask me?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who knows a little of how I’m really doing?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'When do I feel lonely?',
      difficulty: 3,
      minutes: 10,
    },
    {
      text: 'What is still unsaid between me and a friend?',
      difficulty: 3,
      minutes: 15,
    },
  ],
  relationships: [
    {
      text: 'Who did I really listen to this week?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What do I need from someone that I haven’t said clearly?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did I learn about love where I grew up?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'Where do I say yes when I mean no?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did someone do for me recently that I liked?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which conversation did me good lately?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What do I like about being on my own?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'How do I show people that I care about them?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What happens in me when someone criticises me?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What do I really want in a disagreement that keeps coming back?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'Who do I miss?',
      difficulty: 3,
      minutes: 10,
    },
    {
      text: 'What am I sorry for?',
      difficulty: 3,
      minutes: 15,
    },
  ],
  career: [
    {
      text: 'Which part of my work am I proud of, even if nobody sees it?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What did money mean where I grew up?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'What would enough look like for me?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did a setback with work or money teach me?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did I finish this week, however small?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which task makes me forget the time?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What do people ask me for help with?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What did I buy this month that was worth its price?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What would I like to learn in the next year?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What gives my day its shape?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What makes me worth something apart from what I earn?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'Which money worry am I dealing with alone?',
      difficulty: 3,
      minutes: 10,
    },
  ],
  spiritual: [
    {
      text: 'When did I last feel part of something larger than myself?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What do I believe today that I didn’t believe ten years ago?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What do I avoid noticing by keeping busy?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What am I grateful for that I did nothing to earn?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What beautiful thing did I see, hear or touch today?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which place makes me feel calm?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When was I last quiet enough to hear my own thoughts?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When this week did I act like the person I want to be?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which words, song, prayer or habit have helped me through a hard time?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What was I taught about faith or meaning?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'Which part of me stayed the same through a hard time?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'What would I like to forgive myself for?',
      difficulty: 3,
      minutes: 20,
    },
  ],
}

/** @param key such as "purpose-1" */
export function findPrompt(key: string): (JournalPrompt & { pillar: Pillar }) | undefined {
  const place = parsePromptKey(key)
  const prompt = place && prompts[place.pillar][place.number - 1]
  return prompt && { ...prompt, pillar: place.pillar }
}

export function findPillarOfPrompt(text: string): Pillar | undefined {
  return pillars.find((pillar) => prompts[pillar].some((prompt) => prompt.text === text))
}

export function findPromptByText(text: string): JournalPrompt | undefined {
  return pillars.flatMap((pillar) => prompts[pillar]).find((prompt) => prompt.text === text)
}

/** @returns such as "Takes thought · about 10 minutes" */
export function describePrompt({ difficulty, minutes }: JournalPrompt): string {
  const effort = `${difficultyNames[difficulty]} · about ${minutes} minutes`
  return difficulty === 3 ? `${effort} · stop any time` : effort
}
