import { type APIRequestContext, expect } from '@playwright/test'
import type { Challenge, Participation } from '#contract/challenges.ts'

export async function listChallenges(api: APIRequestContext): Promise<Challenge[]> {
  return (await api.get('/api/challenges')).json()
}

/** Finds a challenge of the library, or returns its first one. */
export async function findChallenge(
  api: APIRequestContext,
  isWanted: (challenge: Challenge) => boolean = () => true,
): Promise<Challenge> {
  const found = (await listChallenges(api)).find(isWanted)
  if (!found) throw new Error('The library has no such challenge')
  return found
}

export async function joinChallenge(api: APIRequestContext, { id }: { id: string }): Promise<Participation> {
  const response = await api.post('/api/user-challenges', { data: { challengeId: id } })
  await expect(response).toBeOK()
  return response.json()
}

export async function listParticipations(api: APIRequestContext): Promise<Participation[]> {
  return (await api.get('/api/user-challenges')).json()
}

/** Marks the days of a challenge from the first one, with a note each. */
export async function markDays(api: APIRequestContext, { id }: Participation, days: number): Promise<void> {
  for (let progress = 1; progress <= days; progress++) {
    const data = { progress, note: `Note ${progress}` }
    await expect(await api.patch(`/api/user-challenges/${id}/progress`, { data })).toBeOK()
  }
}
