import { generateId } from '#server/database/ids.ts'
import { scheduleMember } from '#server/features/rounds/times.ts'
import type { TestApp, TestClient } from './app.ts'

/** Adds a crew with its members; the first one is its founder. @returns its id */
export async function addTestCrew(site: TestApp, members: TestClient[], name = 'Thursday crew'): Promise<string> {
  const id = generateId()
  const at = site.services.clock.now().toISOString()
  const noRound = { round_weekday: null, round_hour: null, round_from: null, round_before: null, questions: null }
  await site.database
    .insertInto('crews')
    .values({ id, name, founder_id: members[0]?.id ?? null, link_id: generateId(), ...noRound, created_at: at })
    .execute()
  for (const member of members) await joinTestCrew(site, id, member)
  return id
}

export async function joinTestCrew(site: TestApp, crewId: string, member: TestClient): Promise<void> {
  const now = site.services.clock.now()
  const row = { crew_id: crewId, user_id: member.id, joined_at: now.toISOString() }
  await site.database
    .insertInto('crew_members')
    .values({ ...row, round_at: null, round_told: null, round_sent_on: null })
    .execute()
  await scheduleMember(site.database, { crewId, userId: member.id }, now)
}
