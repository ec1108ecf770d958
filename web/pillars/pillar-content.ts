import type { Pillar } from '#contract/pillars.ts'

/** `teaser` is the line on the pillar's card. */
export const pillarContent: Record<Pillar, { title: string; description: string; teaser: string; topics: string[] }> = {
  purpose: {
    title: 'Purpose & Direction',
    description: 'Work out what matters to you and build your days around it with goals, routines and service.',
    teaser: 'Goals, discipline and a mission you can say in one sentence.',
    topics: [
      'Goal setting and accountability',
      'Discipline and routines',
      'Personal mission/values',
      'Overcoming procrastination',
      'Meaning through service',
    ],
  },
  mental: {
    title: 'Mental & Emotional Strength',
    description:
      'Notice what you feel before you act on it. Learn to handle stress, anger and loss, and to ask for help early.',
    teaser: 'Handle stress, anger and loss, and build confidence.',
    topics: [
      'Stress and anxiety',
      'Emotional regulation and resilience',
      'Anger/loss/failure',
      'Positive mindset and gratitude',
      'Confidence and self-worth',
    ],
  },
  physical: {
    title: 'Physical Strength & Health',
    description: 'Train, eat, sleep and recover to stay strong for decades. Start where you are, with what you have.',
    teaser: 'Training, food, sleep and the check-up you keep putting off.',
    topics: ['Fitness challenges', 'Nutrition and sleep', 'Recovery and self-care', "Men's health"],
  },
  brotherhood: {
    title: 'Brotherhood & Connection',
    description:
      'Friendship takes time and effort. Find men to talk to, learn from and work with, and be there for them too.',
    teaser: 'Friends who notice when you stop showing up.',
    topics: ['Meet-ups/group challenges', 'Mentorship pairings', 'Service projects', 'Community forums'],
  },
  relationships: {
    title: 'Relationships & Communication',
    description: 'Listen better, speak plainly and keep your word with friends, partners, children and parents.',
    teaser: 'Say hard things kindly, and listen well.',
    topics: [
      'Friendships',
      'Romantic relationships and emotional intelligence',
      'Fatherhood and family leadership',
      'Boundaries and communication',
    ],
  },
  career: {
    title: 'Career & Finances',
    description:
      'Do work you are proud of and keep your money in order. Learn to lead, build and recover from setbacks.',
    teaser: 'A budget you keep, work you are proud of and a plan for a bad year.',
    topics: [
      'Financial discipline',
      'Leadership and teamwork',
      'Entrepreneurship/side hustles',
      'Setbacks and transitions',
    ],
  },
  spiritual: {
    title: 'Spiritual & Inner Growth',
    description: 'Slow down and ask the big questions, with faith, without it or somewhere in between.',
    teaser: 'Ten quiet minutes, an old book and the big questions.',
    topics: [
      'Mindfulness and meditation',
      'Stoicism and philosophy',
      'Journaling and reflection prompts',
      'Finding faith or meaning',
    ],
  },
}
