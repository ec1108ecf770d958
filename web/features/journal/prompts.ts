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
      text: 'Which hour of this week would I happily live again, and what was I doing?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What do I keep putting off, and what do I get out of waiting?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who did I help this month, even in a small way?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'How would I spend one free day if nobody expected anything of me?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What did I enjoy when I was ten, and is there room for some of it in my life now?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Which three things matter most to me right now, and how much time did I give each of them last week?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Which decision am I facing, and what would I tell a friend in my place?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'What would I try this year if I didn’t mind what other people thought?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What has got me out of bed on a hard morning before, however small it was?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Which of my goals are really somebody else’s, and what would I choose for myself?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'Which part of my life has turned out differently from what I hoped, and what do I still want from it?',
      difficulty: 3,
      minutes: 20,
    },
  ],
  mental: [
    {
      text: 'What did I feel most strongly today, and what was it trying to tell me?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did I last get angry about, and what was underneath the anger?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What loss am I still carrying, and who knows about it?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'When did I last get through something hard, and what did I do that helped?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What went well for me today, even if it lasted only a minute?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What is on my mind tonight, and which part of it can wait until tomorrow?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'How do I notice, in my body or in my day, that stress is building up?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'Which worry comes back most often, and is there one small thing I can do about it?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What do I say to myself after a mistake, and what would I say to a friend who made it?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What helps me on a bad day, and how can I make it easier to do?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What am I keeping to myself, and who might be safe to tell one part of it?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'What am I blaming myself for, and what would someone who cares about me say about it?',
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
      text: 'How have I been sleeping, and what helps or gets in the way?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When do I feel strong, and how could I get a little more of that this week?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'Which ache, habit or check-up have I been ignoring, and what would be the first step?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What kind of movement do I enjoy, and when did I last do it for fun?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What gives me energy on an ordinary day, and what uses it up?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When did I last rest without feeling guilty, and what made that possible?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What do I reach for when I’m tired, stressed or bored, and what do I need at that moment?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did I learn early on about pain and being tough, and does it still help me?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'How has my body changed over the last ten years, and how do I feel about that?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'When do I compare my body with other people’s, and what would I rather pay attention to?',
      difficulty: 3,
      minutes: 10,
    },
    {
      text: 'What worries me about my health, and who could I talk to about it?',
      difficulty: 3,
      minutes: 10,
    },
  ],
  brotherhood: [
    {
      text: 'Which man could I call at two in the morning, and does he know that?',
      difficulty: 2,
      minutes: 5,
    },
    {
      text: 'Which friend have I lost touch with, and what would I say if I called him tonight?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who taught me something about being a man, and which part of it have I kept?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'When did I last let someone help me, and how did that feel?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who made me laugh recently, and what happened?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which man do I respect, and what exactly does he do that I respect?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What do I like doing with other men, and what could I suggest this month?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When was I a good friend to someone, and what did I do?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What do I wish another man would ask me, and who could I ask the same question?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Who knows how I’m really doing, and who would I like to tell a little more?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'When do I feel lonely, and what has made it a little easier before?',
      difficulty: 3,
      minutes: 10,
    },
    {
      text: 'What is still unsaid between me and a friend, and do I want to say it?',
      difficulty: 3,
      minutes: 15,
    },
  ],
  relationships: [
    {
      text: 'Who did I really listen to this week, and who did I tune out?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What do I need from someone close to me that I haven’t said clearly?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did I learn about love where I grew up, and which part of it do I want to keep?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'Where do I say yes when I mean no, and what does it cost me?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did someone do for me recently that I liked, and do they know?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which conversation did me good lately, and what made it good?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What do I like about being on my own, and when would I rather have company?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'How do I show people that I care, and how do I like to be shown it?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What happens in me when someone criticises me, and what would help me stay calm?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Which disagreement keeps coming back, and what do I really want in it?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'Who do I miss, and what would I like them to know?',
      difficulty: 3,
      minutes: 10,
    },
    {
      text: 'What am I sorry for, and would it help the other person to hear that from me?',
      difficulty: 3,
      minutes: 15,
    },
  ],
  career: [
    {
      text: 'Which part of my work, paid or unpaid, am I proud of even if nobody sees it?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What did money mean where I grew up, and what does it mean to me now?',
      difficulty: 2,
      minutes: 15,
    },
    {
      text: 'What would enough look like for me, in money and in hours?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'Which setback with work or money taught me something I still use?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What did I finish this week, and who made it easier?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which task makes me forget the time, and how could I do more of it?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What do people ask me for help with, and what does that say about my skills?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'What did I spend money on this month that was worth it, and what wasn’t?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What would I like to learn in the next year, and who could show me the first step?',
      difficulty: 1,
      minutes: 10,
    },
    {
      text: 'What gives my day a shape when there is too little work, or too much?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'How much of my self-respect depends on what I earn or achieve, and what else could it rest on?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'Which money worry am I dealing with alone, and who could look at it with me?',
      difficulty: 3,
      minutes: 10,
    },
  ],
  spiritual: [
    {
      text: 'When did I last feel part of something larger than myself, and where was I?',
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
      text: 'Which place makes me feel calm, and what is it about that place?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When am I quiet enough to hear my own thoughts, and how could I get ten minutes of that tomorrow?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'When this week did I act like the person I want to be?',
      difficulty: 1,
      minutes: 5,
    },
    {
      text: 'Which words, song, prayer or habit has helped me through a hard time?',
      difficulty: 2,
      minutes: 10,
    },
    {
      text: 'What was I taught about faith or meaning, and what do I make of it now?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'How has a hard time changed me, and which part of me stayed the same?',
      difficulty: 3,
      minutes: 15,
    },
    {
      text: 'What would I like to forgive myself for, and what would make that a little easier?',
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
