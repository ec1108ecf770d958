import type { Round, RoundAnswer } from '#contract/crew-rounds.ts'

const questions = ['How was it?', 'What was hard?', 'What will you do by next week?']
/** An open round that nobody has answered. */
export const round: Round = {
  crewId: 'a',
  crewName: 'Wednesday crew',
  canChange: false,
  weekday: 3,
  hour: 19,
  on: '2026-11-25',
  open: true,
  nextOn: '2026-12-02',
  nextAt: '2026-12-02T18:00:00.000Z',
  questions,
  crewQuestions: questions,
  answers: [],
  members: 3,
  commitment: null,
  previous: null,
  next: null,
}
export const answer: RoundAnswer = {
  id: 'answer',
  userId: 'tom',
  username: 'tom',
  profileImageUrl: null,
  questions,
  answers: ['Fine', '', 'Call my father'],
  commitment: null,
  outcome: null,
  answeredAt: '2026-11-26T18:00:00.000Z',
  editedAt: null,
  hidden: false,
  reactions: { counts: {}, own: null },
}

/** The thread of a crew in which nobody has written. */
export const noThread = { id: null, replies: 0, open: true, readUpTo: null, unread: 0, latest: [] }
