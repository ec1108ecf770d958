import { changeMemberRole } from '#contract/members.ts'
import { updateSetupList } from '#contract/setup-list.ts'
import { createApp } from '../app.ts'
import type { Dependencies } from '../dependencies.ts'
import { ensureSetupCode } from '../features/accounts/setup-code.ts'
import { ensurePushKeys } from '../features/delivery/push-keys.ts'
import { seedLibrary } from '../features/library/starter-library.ts'
import { saveActivity } from '../features/status/samples.ts'
import { createMeasurements } from '../measurements/measurements.ts'
import { createFakeClock } from '../services/clock.ts'
import { loadLibraryInWorker } from '../services/writer/library-worker.ts'
import { createDemoCalendar } from './calendar.ts'
import { planCrews } from './crews.ts'
import { planGoals } from './goals.ts'
import { createGroup } from './group.ts'
import { planHabit } from './habits.ts'
import { planInvitation } from './invitations.ts'
import { planJournals } from './journals.ts'
import { demoMembers, demoPassword } from './members.ts'
import { planModeration } from './moderation.ts'
import { planProfiles } from './profiles.ts'
import { planSeenChallenges } from './seen-challenges.ts'
import { describeShownMembers, type ShownMember } from './shown-members.ts'
import { planThreads } from './threads.ts'
import { createTimeline } from './timeline.ts'

/**
 * Lets the fictional members live through a hundred days: they call the API while the clock of the server goes from the
 * first of these days to now. Every row is made by the rules that real members meet.
 * @returns the members to choose from
 */
export async function seedGroup(
  dependencies: Dependencies,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<ShownMember[]> {
  const calendar = createDemoCalendar({ now, timeZone })
  const founded = { ago: 101, time: '12:00' }
  const clock = createFakeClock(new Date(calendar.toInstant(founded)).toISOString())
  const past = {
    ...dependencies,
    services: { ...dependencies.services, clock },
    // The calls of the hundred days are not load of today.
    measurements: await createMeasurements({ metricsToken: null }),
  }
  await ensurePushKeys(past)
  const setupCode = await ensureSetupCode(past)
  await seedLibrary(past.database, past.services, { load: loadLibraryInWorker })

  const unlimited = {
    memberCalls: 1e9,
    memberWrites: 1e9,
    memberSearches: 1e9,
    visitorCalls: 1e9,
    visitorWrites: 1e9,
    browserReports: 1e9,
  }
  const app = createApp(past, { callsPerMinute: unlimited })
  await app.ready()
  const group = createGroup(app, { password: demoPassword, timeZone })
  await group.loadChallenges()
  const timeline = createTimeline(calendar)
  const plan = { group, calendar, timeline }
  const admin = demoMembers[0].username

  timeline.add({ ago: 99, time: '12:30' }, admin, () =>
    group.call(admin, updateSetupList, { body: { dismissed: true } }),
  )
  for (const [index, member] of demoMembers.entries()) {
    const { username, firstName, joined, habits, isModerator } = member
    const isFirst = index === 0
    const getInvitation = planInvitation(plan, member)
    timeline.add({ ago: joined, time: '07:00' }, username, () =>
      group.signUp(
        { username, firstName },
        { setupCode: isFirst ? (setupCode ?? undefined) : undefined, invitation: getInvitation() },
      ),
    )
    if (isModerator)
      timeline.add({ ago: joined - 1, time: '12:00' }, admin, () =>
        group.call(admin, changeMemberRole, {
          params: { id: group.getId(username) },
          body: { role: 'moderator' },
        }),
      )
    for (const habit of habits) planHabit(plan, username, habit)
  }
  planThreads(plan)
  planJournals(plan)
  planGoals(plan)
  planModeration(plan)
  planProfiles(plan)
  planCrews(plan)
  planSeenChallenges(plan)
  for (let ago = 100; ago > 0; ago--) timeline.add({ ago, time: '23:00' }, 'server', () => saveActivity(past))
  await timeline.run(clock.set)
  const shown = await describeShownMembers(group)
  await app.close()
  return shown
}
