import type { Pillar } from '#contract/pillars.ts'

export const communityTaglines: Record<Pillar | 'all', string> = {
  all: 'Talk openly with other men about what you’re working on.',
  purpose: 'Your direction in life, and what gets in the way.',
  mental: 'Stress, anger and loss, and what has helped.',
  physical: 'Training, food, sleep, and the check-up you keep putting off.',
  brotherhood: 'Making friends, keeping them and being one.',
  relationships: 'Family, partners and the conversations that matter.',
  career: 'Work, money and the difficult conversations.',
  spiritual: 'Stillness, faith, doubt and meaning.',
}
