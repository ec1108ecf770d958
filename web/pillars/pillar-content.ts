import type { Pillar } from '#contract/pillars.ts'

/** What each pillar is called and covers. `teaser` is the line on its card. */
export const pillarContent: Record<Pillar, { title: string; description: string; teaser: string; topics: string[] }> = {
  purpose: {
    title: 'Purpose & Direction',
    description:
      'Work out what you are for, say it plainly, and build days that lead there. Goals, routines and the service that gives them weight.',
    teaser: 'Goal setting, discipline, a mission you can say in one sentence.',
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
      'Know what you feel before you act on it. Ways to carry stress, anger and loss, and to ask for help before the load gets too heavy.',
    teaser: 'Stress, anger, loss, and the confidence that outlasts them.',
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
    description:
      'Train, eat, sleep and recover like a man who means to use his body for decades. Start from where you are, with what you have.',
    teaser: 'Training, food, sleep and the doctor you keep putting off.',
    topics: ['Fitness challenges', 'Nutrition and sleep', 'Recovery and self-care', "Men's health"],
  },
  brotherhood: {
    title: 'Brotherhood & Connection',
    description:
      'Friendship needs a time and a place like anything else. Find men to walk with, learn from and work beside, and be one of them.',
    teaser: 'Men who notice when you stop showing up.',
    topics: ['Meet-ups/group challenges', 'Mentorship pairings', 'Service projects', 'Community forums'],
  },
  relationships: {
    title: 'Relationships & Communication',
    description:
      'Listen better, speak plainly and keep your word with the people closest to you: friends, partners, children, parents.',
    teaser: 'Saying the true thing kindly, and hearing it when it is your turn.',
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
      'Do work you can stand behind and keep your money in order. Leading, building, changing course, and getting up after a setback.',
    teaser: 'A budget you keep, work you stand behind, a plan for a bad year.',
    topics: [
      'Financial discipline',
      'Leadership and teamwork',
      'Entrepreneurship/side hustles',
      'Setbacks and transitions',
    ],
  },
  spiritual: {
    title: 'Spiritual & Inner Growth',
    description:
      'Sit still, read slowly and ask the larger questions, with a faith, without one, or somewhere between. Nobody here marks your answers.',
    teaser: 'Ten quiet minutes, an old book, and the questions that stay.',
    topics: [
      'Mindfulness and meditation',
      'Stoicism and philosophy',
      'Journaling and reflection prompts',
      'Finding faith or meaning',
    ],
  },
}
