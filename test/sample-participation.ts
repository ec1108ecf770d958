import type { Challenge, Participation } from '#contract/challenges.ts'

export function createChallenge(fields: Partial<Challenge> = {}): Challenge {
  return {
    id: 'c',
    title: 'Thirty Mornings Outdoors',
    subtitle: null,
    description: '',
    promise: null,
    pillar: 'purpose',
    duration: 30,
    difficulty: 'beginner',
    participants: 0,
    schedule: { kind: 'daily' },
    rules: ['flexible', 'passes', 'strict'],
    passes: 3,
    ...fields,
  }
}

/** An active participation on Wednesday, 11 March 2026, with nothing marked. */
export function createParticipation(fields: Partial<Participation> = {}): Participation {
  const challenge = fields.challenge ?? createChallenge()
  return {
    id: `p-${challenge.id}`,
    challengeId: challenge.id,
    userId: 'u',
    run: 1,
    progress: 0,
    completed: false,
    startedAt: '2026-03-01T09:00:00.000Z',
    completedAt: null,
    lastCheckIn: null,
    challenge,
    version: 1,
    corrected: null,
    nextStep: null,
    cue: null,
    audience: 'nobody',
    schedule: { kind: 'daily' },
    rule: 'flexible',
    passes: 3,
    passesLeft: null,
    nextRule: null,
    asOf: '2026-03-11',
    startsOn: null,
    start: null,
    today: 'open',
    yesterday: 'open',
    lastMarked: null,
    fillable: [],
    missed: 0,
    restart: null,
    week: null,
    breakUntil: null,
    numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
    wall: '',
    ...fields,
  }
}
