import type { Pillar } from '#contract/pillars.ts'

/** What is talked about, in a line under the title. */
export const communityTaglines: Record<Pillar | 'all', string> = {
  all: 'Say it as you would to a man across the table.',
  purpose: 'What you are for, and what keeps getting in the way.',
  mental: 'What weighs on you, and what has helped. Nobody keeps score here.',
  physical: 'Training, food, sleep, and the check-up you keep putting off.',
  brotherhood: 'Finding friends, keeping them, being one.',
  relationships: 'What you said to the people close to you, and what you wish you had.',
  career: 'Work, money, and the talk you have to have on Monday.',
  spiritual: 'Stillness, faith, doubt, and what holds when little else does.',
}
