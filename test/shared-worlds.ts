import type { Audience, ShareLevel } from '#contract/audience.ts'
import { audiences, shareLevels } from '#contract/audience.ts'
import type { Round } from '#contract/crew-rounds.ts'
import type { CrewMemberDetail, CrewsToday } from '#contract/crews.ts'
import type { ForumReply, NewPost } from '#contract/forum.ts'
import type { SearchResults } from '#contract/search.ts'
import { generateId } from '#server/database/ids.ts'
import { indexDiscussions, indexReplies } from '#server/database/search-index.ts'
import type { Row } from '#server/database/tables.ts'
import { formatCrewLink } from '#server/features/crews/crew-link.ts'
import { createTestApp, type TestApp, type TestClient } from './app.ts'
import { addTestChallenge } from './challenge-member.ts'
import { createRandom } from './random.ts'

// Random worlds of members, crews, blocks and choices, and an oracle in plain TypeScript that says who may see what. Every
// text of a world is a unique word, so each reply says by its words what it shows.

const poolSize = 8
const challengeCount = 3
const readersPerWorld = 3
const today = '2026-03-10'
const at = `${today}T09:00:00.000Z`

type Participation = {
  id: string
  member: number
  challenge: number
  audience: Audience
  left: boolean
  completed: boolean
  markedToday: boolean
}
type Goal = { id: string; member: number }
type Crew = {
  id: string
  /** First joined first. */
  members: number[]
  founder: number
  /** Levels by the id of a participation or goal. */
  levels: Map<string, ShareLevel>
  tellsGaps: Set<number>
  /** Who has written in its thread, and answered its round, and has not left since, with the ids of what they wrote. */
  wrote: Map<number, string>
  answered: Map<number, string>
  /** Who has answered with one tap what another one wrote in the thread, and in the round, as `one-other`. */
  replyAnswers: Set<string>
  roundAnswers: Set<string>
  /** Who has left and joined again. */
  returned: Set<number>
  postId: string
}
type World = {
  members: number[]
  suspended: Set<number>
  /** Pairs as `one-other`. */
  blocks: Set<string>
  /** Who has asked the other one “Still with us?” today, as `one-other`. */
  nudges: Set<string>
  /** Who has answered the day of another one with one tap, as `one-other`. */
  dayAnswers: Set<string>
  /** Who has answered the finish of a challenge of another one with one tap, as `one-index of the participation`. */
  finishAnswers: Set<string>
  hidden: number | null
  participations: Participation[]
  goals: Goal[]
  crews: Crew[]
}

const words = {
  title: (member: number, challenge: number) => `title${member}of${challenge}x`,
  note: (member: number, challenge: number) => `note${member}of${challenge}x`,
  goal: (member: number) => `goal${member}x`,
  description: (member: number) => `description${member}x`,
  crew: (crew: number) => `crew${crew}x`,
  answer: (member: number, crew: number) => `answer${member}in${crew}x`,
  post: (member: number, crew: number) => `post${member}in${crew}x`,
}
const anyWord = /(?:title|note|answer|post)\d(?:of|in)\dx|(?:goal|description|crew)\dx/g

/** Every other member lets others find them. */
const isFindable = (member: number) => member % 2 === 0

export type WorldSite = { site: TestApp; pool: TestClient[]; challengeIds: string[] }

/** Creates a site whose members play one world after the other. */
export async function createWorldSite(): Promise<WorldSite> {
  const site = await createTestApp()
  await site.signUp()
  const pool: TestClient[] = []
  for (let count = 0; count < poolSize; count++) pool.push(await site.signUp({ username: `member${count}y` }))
  for (const [member, { call }] of pool.entries())
    if (isFindable(member)) await call('PATCH', '/api/account/profile', { findable: true })
  await site.ageAccounts()
  const challengeIds: string[] = []
  for (let challenge = 0; challenge < challengeCount; challenge++) {
    const id = await addTestChallenge(site, { title: `Plain ${challenge}` })
    challengeIds.push(id)
    const row = await site.database.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { subtitle, description, promise, finish_line, pillar, duration, difficulty, plan, schedule, rules } = row
    const { passes, sources, safety_corrected_at } = row
    const content = { subtitle, description, promise, finish_line, pillar, duration, difficulty, plan, schedule, rules }
    // Each member has joined a version with a title of their own.
    const versions = pool.map((_, member) => ({
      challenge_id: id,
      version: member + 1,
      title: words.title(member, challenge),
      ...content,
      passes,
      sources,
      safety_corrected_at,
      created_at: at,
    }))
    await site.database.insertInto('challenge_versions').values(versions).execute()
    await site.database
      .updateTable('challenges')
      .set({ version: poolSize + 1 })
      .where('id', '=', id)
      .execute()
  }
  return { site, pool, challengeIds }
}

/**
 * Plays a random world and compares every reply with the oracle.
 * @throws with the seed, the smallest number of changes that fails, and the world
 */
export async function checkWorld(worlds: WorldSite, seed: number): Promise<void> {
  const failure = await playWorld(worlds, seed, Infinity)
  if (failure === null) return
  for (let changes = 0; ; changes++) {
    const smaller = await playWorld(worlds, seed, changes)
    if (smaller !== null) throw new Error(`World ${seed} after ${changes} changes: ${smaller}`)
    if (changes > 20) throw new Error(`World ${seed}, which does not repeat itself: ${failure}`)
  }
}

/** @returns what is wrong, or null */
async function playWorld(worlds: WorldSite, seed: number, maxChanges: number): Promise<string | null> {
  const random = createRandom(seed)
  const world = createWorld(worlds, random)
  await saveWorld(worlds, world)
  const log: string[] = []
  const count = Math.floor(random() * 9)
  for (let change = 0; change < Math.min(count, maxChanges); change++)
    log.push(await changeWorld(worlds, world, random))
  const readers = world.members.filter((member) => !world.suspended.has(member))
  // From another generator, so that a world with fewer changes has the same readers.
  const choice = createRandom(seed + 1_000_003)
  const chosen = readers.toSorted(() => choice() - 0.5).slice(0, maxChanges === Infinity ? readersPerWorld : poolSize)
  for (const reader of chosen) {
    const problem = await checkReader(worlds, world, reader)
    if (problem !== null) return `${problem}\n${log.join('\n')}\n${describeWorld(world)}`
  }
  return null
}

type Random = () => number
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value

function createWorld({ challengeIds }: WorldSite, random: Random): World {
  const members = Array.from({ length: 4 + Math.floor(random() * 5) }, (_, member) => member)
  const chance = (probability: number) => random() < probability
  const chooseWriters = (of: number[]) =>
    new Map(of.filter(() => chance(0.5)).map((member) => [member, generateId()] as const))
  const chooseAnswers = (of: number[], writers: Map<number, string>) =>
    toPairs(
      of
        .flatMap((one) => [...writers.keys()].map((other) => ({ one, other })))
        .filter(({ one, other }) => one !== other && chance(0.5)),
    )
  const goals = members.map((member) => ({ id: generateId(), member }))
  const participations = members.flatMap((member) =>
    challengeIds.flatMap((_, challenge) => {
      const left = chance(0.1)
      const state = { left, completed: !left && chance(0.15), markedToday: chance(0.6) }
      return chance(0.6) ? [{ id: generateId(), member, challenge, audience: pick(random, audiences), ...state }] : []
    }),
  )
  const crews = Array.from({ length: 1 + Math.floor(random() * 3) }, (): Crew => {
    const inside = members.filter(() => chance(0.6))
    const joined = inside.length === 0 ? [0] : inside
    const levels = new Map<string, ShareLevel>()
    for (const { id, member } of [...participations, ...goals])
      if (joined.includes(member) && chance(0.6)) levels.set(id, pick(random, shareLevels))
    const [wrote, answered] = [chooseWriters(joined), chooseWriters(joined)]
    return {
      id: generateId(),
      members: joined,
      founder: joined[0] ?? 0,
      levels,
      tellsGaps: new Set(joined.filter(() => chance(0.5))),
      wrote,
      answered,
      replyAnswers: chooseAnswers(joined, wrote),
      roundAnswers: chooseAnswers(joined, answered),
      returned: new Set(),
      postId: generateId(),
    }
  })
  const suspended = new Set(members.filter(() => chance(0.1)))
  const hidden = chance(0.2) ? 0 : null
  const pairs = crews.flatMap((crew) => crew.members.flatMap((one) => crew.members.map((other) => ({ one, other }))))
  const asking = pairs.filter(({ one, other }) => one !== other && chance(0.2))
  const answering = pairs.filter(({ one, other }) => one !== other && chance(0.3))
  const [nudges, dayAnswers] = [toPairs(asking), toPairs(answering)]
  const shared = { members, nudges, dayAnswers, participations, goals, crews }
  // Members answered before anyone was suspended or blocked.
  const free = { suspended: new Set<number>(), blocks: new Set<string>(), hidden: null }
  const earlier = { ...shared, ...free, finishAnswers: new Set<string>() }
  const finishes = participations.flatMap((each, other) => (each.completed ? [{ each, other }] : []))
  const seen = finishes.flatMap(({ each, other }) =>
    members
      .filter((one) => one !== each.member && seesParticipation(earlier, one, each))
      .map((one) => ({ one, other })),
  )
  const finishAnswers = toPairs(seen.filter(() => chance(0.6)))
  const strangers = members.flatMap((one) =>
    members
      .filter((other) => one < other && sharedCrews(earlier, one, other).length === 0)
      .map((other) => ({ one, other })),
  )
  const blocks = toPairs(strangers.filter(() => chance(0.3)))
  return { ...shared, suspended, blocks, hidden, finishAnswers }
}

const toPairs = (pairs: { one: number; other: number }[]) => new Set(pairs.map(({ one, other }) => `${one}-${other}`))
const fromPair = (pair: string) => pair.split('-').map(Number) as [number, number]

async function saveWorld({ site, pool, challengeIds }: WorldSite, world: World): Promise<void> {
  const { database } = site
  const id = (member: number) => pool[member]?.id ?? ''
  for (const table of [
    'notifications',
    'outbox',
    'attempts',
    'reactions',
    'nudges',
    'crews',
    'member_blocks',
    'user_challenges',
    'goals',
    'forum_posts',
    'member_ledgers',
  ] as const)
    await database.deleteFrom(table).execute()
  await database.updateTable('users').set({ suspended_at: null }).where('suspended_at', 'is not', null).execute()
  await database.updateTable('challenges').set({ hidden_at: null }).where('hidden_at', 'is not', null).execute()
  if (world.hidden !== null)
    await database
      .updateTable('challenges')
      .set({ hidden_at: at })
      .where('id', '=', challengeIds[world.hidden] ?? '')
      .execute()
  if (world.suspended.size > 0)
    await database
      .updateTable('users')
      .set({ suspended_at: at })
      .where('id', 'in', [...world.suspended].map(id))
      .execute()
  const participations = world.participations.map((each) => ({
    id: each.id,
    challenge_id: challengeIds[each.challenge] ?? '',
    user_id: id(each.member),
    progress: 1,
    completed: each.completed,
    started_at: '2026-03-02T09:00:00.000Z',
    started_on: '2026-03-02',
    completed_at: each.completed ? at : null,
    left_at: each.left ? at : null,
    ended_on: each.completed || each.left ? today : null,
    cue: null,
    terms: null,
    ledger: null,
    folded_through: null,
    totals: null,
    audience: each.audience,
    version: each.member + 1,
    start_id: null,
  }))
  if (participations.length > 0) {
    await database.insertInto('user_challenges').values(participations).execute()
    const checkIns = world.participations.map((each) => ({
      user_challenge_id: each.id,
      day: 1,
      date: each.markedToday ? today : '2026-03-04',
      note: words.note(each.member, each.challenge),
      created_at: at,
    }))
    await database.insertInto('challenge_check_ins').values(checkIns).execute()
  }
  const goals = world.goals.map((goal) => ({
    id: goal.id,
    user_id: id(goal.member),
    title: words.goal(goal.member),
    description: words.description(goal.member),
    pillar: 'mental' as const,
    target_date: null,
    steps: null,
    completed: false,
    completed_at: null,
    created_at: at,
  }))
  await database.insertInto('goals').values(goals).execute()
  for (const [index, crew] of world.crews.entries()) await saveCrew({ database, id }, world, { index, crew })
  const nudges = [...world.nudges].map((pair) => {
    const [one, other] = fromPair(pair)
    return { user_id: id(one), member_id: id(other), date: today, created_at: at }
  })
  if (nudges.length > 0) await database.insertInto('nudges').values(nudges).execute()
  const blocks = [...world.blocks].map((pair) => {
    const [one, other] = fromPair(pair)
    return { user_id: id(one), blocked_id: id(other), blocker_name: 'one', blocked_name: 'other', created_at: at }
  })
  if (blocks.length > 0) await database.insertInto('member_blocks').values(blocks).execute()
  for (const pair of world.dayAnswers) {
    const [one, other] = fromPair(pair)
    const reaction = { kind: 'day', subject_id: `${id(other)} ${today}`, answer: 'well-done' } as const
    await saveReaction(database, { ...reaction, user_id: id(one), member_id: id(other) })
  }
  for (const pair of world.finishAnswers) {
    const [one, index] = fromPair(pair)
    const participation = world.participations[index]
    if (!participation) continue
    const reaction = { kind: 'finish', subject_id: participation.id, answer: 'well-done' } as const
    await saveReaction(database, { ...reaction, user_id: id(one), member_id: id(participation.member) })
  }
}

type Given = Omit<Row<'reactions'>, 'id' | 'created_at' | 'post_id' | 'reply_id'>

async function saveReaction(
  database: TestApp['database'],
  given: Given,
  post: Pick<Row<'reactions'>, 'post_id' | 'reply_id'> = { post_id: null, reply_id: null },
): Promise<void> {
  const row = { ...given, ...post, id: generateId(), created_at: at }
  await database.insertInto('reactions').values(row).execute()
}

async function saveCrew(
  { database, id }: { database: TestApp['database']; id: (member: number) => string },
  world: World,
  { index, crew }: { index: number; crew: Crew },
): Promise<void> {
  const round = { round_weekday: 2, round_hour: 8, round_from: today, round_before: null, questions: null }
  await database
    .insertInto('crews')
    .values({
      id: crew.id,
      name: words.crew(index),
      founder_id: id(crew.founder),
      link_id: generateId(),
      ...round,
      created_at: at,
    })
    .execute()
  const members = crew.members.map((member, place) => ({
    crew_id: crew.id,
    user_id: id(member),
    tells_gaps: crew.tellsGaps.has(member),
    round_at: null,
    round_told: null,
    round_sent_on: null,
    joined_at: `2026-03-01T09:00:00.00${place}Z`,
  }))
  await database.insertInto('crew_members').values(members).execute()
  const isGoal = (of: string) => world.goals.some((goal) => goal.id === of)
  const levels = [...crew.levels].map(([of, level]) => ({ crew_id: crew.id, of, level }))
  const ofGoals = levels.filter(({ of }) => isGoal(of)).map(({ of: goal_id, ...row }) => ({ goal_id, ...row }))
  const ofChallenges = levels
    .filter(({ of }) => !isGoal(of))
    .map(({ of: user_challenge_id, ...row }) => ({ user_challenge_id, ...row }))
  if (ofGoals.length > 0) await database.insertInto('crew_goals').values(ofGoals).execute()
  if (ofChallenges.length > 0) await database.insertInto('crew_challenges').values(ofChallenges).execute()
  const answers = [...crew.answered].map(([member, answerId]) => ({
    id: answerId,
    crew_id: crew.id,
    user_id: id(member),
    round_on: today,
    questions: JSON.stringify(['How?', 'What?', 'Next?']),
    answers: JSON.stringify([words.answer(member, index), '', '']),
    outcome: null,
    created_at: at,
    edited_at: null,
    decision_id: null,
  }))
  if (answers.length > 0) await database.insertInto('round_answers').values(answers).execute()
  for (const pair of crew.roundAnswers) {
    const [one, other] = fromPair(pair)
    const subject_id = crew.answered.get(other) ?? ''
    const reaction = { kind: 'round-answer', subject_id, answer: 'thank-you' } as const
    await saveReaction(database, { ...reaction, user_id: id(one), member_id: id(other) })
  }
  const state = { edited_at: null, deleted_at: null, hidden_at: null, removed_at: null, decision_id: null }
  await database
    .insertInto('forum_posts')
    .values({
      id: crew.postId,
      user_id: null,
      username: '',
      pillar: 'brotherhood',
      title: words.crew(index),
      content: '',
      replies: crew.wrote.size,
      created_at: at,
      ...state,
      locked_at: null,
      pinned_at: null,
      crew_id: crew.id,
      challenge_id: null,
    })
    .execute()
  const replies = [...crew.wrote].map(([member, replyId]) => ({
    id: replyId,
    post_id: crew.postId,
    user_id: id(member),
    username: `member${member}y`,
    content: words.post(member, index),
    created_at: at,
    ...state,
    crew_id: crew.id,
  }))
  if (replies.length > 0) await database.insertInto('forum_replies').values(replies).execute()
  await indexDiscussions(database, [crew.postId])
  await indexReplies(
    database,
    replies.map((each) => each.id),
  )
  for (const pair of crew.replyAnswers) {
    const [one, other] = fromPair(pair)
    const reply_id = crew.wrote.get(other) ?? ''
    const reaction = { kind: 'reply', subject_id: reply_id, answer: 'same-here' } as const
    const given = { ...reaction, user_id: id(one), member_id: id(other) }
    await saveReaction(database, given, { post_id: crew.postId, reply_id })
  }
}

/** Makes a random change with a call, and the same one in the model. @returns what it was */
async function changeWorld({ pool, site }: WorldSite, world: World, random: Random): Promise<string> {
  const actors = world.members.filter((member) => !world.suspended.has(member))
  const actor = pick(random, actors)
  const client = pool[actor]
  const [kind, chosen, other, level, audience] = [random(), random(), random(), random(), random()]
  const at = <Value>(values: readonly Value[], share: number) => values[Math.floor(share * values.length)]
  if (actor === undefined || !client) return 'nothing'
  const call = async (method: 'PATCH' | 'POST' | 'DELETE', url: string, body?: object) => {
    const reply = await client.call(method, url, body)
    if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.statusCode} ${reply.body}`)
    return `member ${actor}: ${method} ${url} ${JSON.stringify(body ?? {})}`
  }
  const ownCrew = at(
    world.crews.filter((crew) => crew.members.includes(actor)),
    chosen,
  )
  const target = at(
    world.members.filter((member) => member !== actor),
    other,
  )
  const targetClient = target === undefined ? undefined : pool[target]
  const owned = world.participations.filter(({ member, left }) => member === actor && !left)
  const own = at(owned, chosen)
  const joinCrew = async (crew: Crew) => {
    const query = site.database.selectFrom('crews').select('link_id').where('id', '=', crew.id)
    const url = formatCrewLink(site, (await query.executeTakeFirstOrThrow()).link_id)
    const share = own && { id: own.id, level: at(shareLevels, level) ?? 'nothing' }
    join(world, crew, { member: actor, share })
    const shares = share ? { challenges: [share] } : {}
    return call('POST', '/api/crew-link/join', { token: url.split('=').at(-1), shares })
  }
  if (kind < 0.2 && ownCrew) {
    leave(world, ownCrew, actor)
    const left = await call('DELETE', `/api/crews/${ownCrew.id}/members/${client.id}`)
    return other < 0.5 || ownCrew.members.length === 0 ? left : `${left}\n${await joinCrew(ownCrew)}`
  }
  if (kind < 0.35 && ownCrew?.founder === actor && targetClient && target !== undefined) {
    if (!ownCrew.members.includes(target)) return 'nothing'
    leave(world, ownCrew, target)
    return call('DELETE', `/api/crews/${ownCrew.id}/members/${targetClient.id}`)
  }
  if (kind < 0.55 && targetClient && target !== undefined && !isBlocked(world, actor, target)) {
    world.blocks.add(`${actor}-${target}`)
    for (const crew of world.crews.filter((each) => each.members.includes(actor) && each.members.includes(target)))
      leave(world, crew, actor)
    return call('POST', `/api/members/${targetClient.id}/block`)
  }
  const joinable = at(
    world.crews.filter(({ members }) => members.length > 0 && !members.includes(actor)),
    chosen,
  )
  if (kind < 0.7 && joinable && !joinable.members.some((member) => isBlocked(world, actor, member)))
    return joinCrew(joinable)
  if (kind < 0.75 && targetClient && target !== undefined) {
    world.suspended.add(target)
    const suspended_at = site.services.clock.now().toISOString()
    await site.database.updateTable('users').set({ suspended_at }).where('id', '=', targetClient.id).execute()
    return `suspended member ${target}`
  }
  if (kind < 0.85 && own) {
    const before = own.audience
    own.audience = at(audiences, audience) ?? 'nobody'
    if ([before, own.audience].includes('nobody'))
      for (const { levels } of world.crews) if (levels.get(own.id) !== 'nothing') levels.delete(own.id)
    return call('PATCH', `/api/user-challenges/${own.id}`, { audience: own.audience })
  }
  const unseen = at(
    owned.filter((each) => each.audience === 'nobody'),
    chosen,
  )
  const shared = unseen ?? own
  if (ownCrew && shared) {
    const share = { id: shared.id, level: at(shareLevels, level) ?? 'nothing' }
    setLevel(world, ownCrew, share)
    return call('PATCH', `/api/crews/${ownCrew.id}/shares`, { challenges: [share] })
  }
  return 'nothing'
}

type Share = { id: string; level: ShareLevel }

/** Opens a challenge that nobody has seen to one crew only. */
function setLevel(world: World, crew: Crew, { id, level }: Share): void {
  const participation = world.participations.find((each) => each.id === id)
  if (participation?.audience === 'nobody' && level !== 'nothing') {
    participation.audience = 'crews'
    for (const each of world.crews)
      if (each !== crew && each.members.includes(participation.member)) each.levels.set(id, 'nothing')
  }
  crew.levels.set(id, level)
}

function join(world: World, crew: Crew, { member, share }: { member: number; share: Share | undefined }): void {
  if (share) setLevel(world, crew, share)
  for (const { id, audience, left, ...each } of world.participations)
    if (each.member === member && !left && audience === 'crews' && id !== share?.id) crew.levels.set(id, 'nothing')
  // Those who join in the same millisecond are in the order of their ids.
  crew.returned.add(member)
  const first = crew.members.filter((each) => !crew.returned.has(each))
  crew.members = [...first, ...[...crew.members, member].filter((each) => !first.includes(each)).toSorted()]
}

function leave(world: World, crew: Crew, member: number): void {
  crew.members = crew.members.filter((each) => each !== member)
  if (crew.founder === member) crew.founder = crew.members[0] ?? -1
  for (const row of [...world.participations, ...world.goals]) if (row.member === member) crew.levels.delete(row.id)
  crew.tellsGaps.delete(member)
  crew.wrote.delete(member)
  crew.answered.delete(member)
  for (const pairs of [crew.replyAnswers, crew.roundAnswers])
    for (const pair of pairs) if (fromPair(pair).includes(member)) pairs.delete(pair)
  if (crew.members.length > 0)
    for (const pair of world.finishAnswers) {
      const [one, index] = fromPair(pair)
      const participation = world.participations[index]
      const isTheirs = one === member || participation?.member === member
      if (isTheirs && participation && !seesParticipation(world, one, participation)) world.finishAnswers.delete(pair)
    }
  crew.returned.delete(member)
  for (const other of world.members)
    if (sharedCrews(world, member, other).length === 0) {
      for (const pairs of [world.nudges, world.dayAnswers]) {
        pairs.delete(`${member}-${other}`)
        pairs.delete(`${other}-${member}`)
      }
    }
}

// The oracle.

const isBlocked = ({ blocks }: World, one: number, other: number) =>
  blocks.has(`${one}-${other}`) || blocks.has(`${other}-${one}`)

/** Whether the viewer sees anything of a member. */
const isApart = (world: World, viewer: number, member: number) =>
  world.suspended.has(member) || isBlocked(world, viewer, member)

function levelFor(world: World, crew: Crew, { id, audience, left, challenge }: Participation): ShareLevel {
  if (audience === 'nobody' || left || challenge === world.hidden) return 'nothing'
  return crew.levels.get(id) ?? 'done'
}

const sharedCrews = (world: World, viewer: number, member: number) =>
  world.crews.filter(({ members }) => members.includes(viewer) && members.includes(member))

function seesParticipation(world: World, viewer: number, participation: Participation): boolean {
  const { member, challenge, audience, left } = participation
  if (left || audience === 'nobody' || challenge === world.hidden || isApart(world, viewer, member)) return false
  if (audience === 'site') return true
  const isInside = world.participations.some(
    (each) => each.member === viewer && each.challenge === challenge && !each.left,
  )
  if (audience === 'challenge' && isInside) return true
  return sharedCrews(world, viewer, member).some((crew) => levelFor(world, crew, participation) !== 'nothing')
}

/** The words of others that a viewer may read, all of which some call shows. */
function listSeenWords(world: World, viewer: number): Set<string> {
  const seen = new Set<string>()
  for (const each of world.participations.filter(({ member }) => member !== viewer)) {
    const { member, challenge } = each
    if (seesParticipation(world, viewer, each)) seen.add(words.title(member, challenge))
    const isNoted = sharedCrews(world, viewer, member).some((crew) => levelFor(world, crew, each) === 'notes')
    if (isNoted && !isApart(world, viewer, member)) seen.add(words.note(member, challenge))
  }
  for (const { id, member } of world.goals.filter((goal) => goal.member !== viewer)) {
    if (isApart(world, viewer, member)) continue
    const levels = sharedCrews(world, viewer, member).map((crew) => crew.levels.get(id) ?? 'nothing')
    if (levels.some((level) => level !== 'nothing')) seen.add(words.goal(member))
    if (levels.includes('notes')) seen.add(words.description(member))
  }
  for (const [index, crew] of world.crews.entries()) {
    if (!crew.members.includes(viewer)) continue
    seen.add(words.crew(index))
    for (const member of crew.members.filter((each) => each !== viewer)) {
      if (crew.answered.has(member) && !isApart(world, viewer, member)) seen.add(words.answer(member, index))
      // Posts of suspended members stay, as in the forum.
      if (crew.wrote.has(member) && !isBlocked(world, viewer, member)) seen.add(words.post(member, index))
    }
  }
  return seen
}

/** @returns what is wrong with the replies to a reader, or null */
async function checkReader({ pool, challengeIds }: WorldSite, world: World, reader: number): Promise<string | null> {
  const { call } = pool[reader] as TestClient
  const bodies: string[] = []
  const read = async (url: string) => {
    const reply = await call('GET', url)
    bodies.push(reply.body)
    return reply
  }
  const memberId = (member: number) => pool[member]?.id ?? ''
  const problems: string[] = []
  const expectEqual = (what: string, actual: unknown, expected: unknown) => {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
    if (found !== wanted) problems.push(`${what} for member ${reader}: found ${found}, expected ${wanted}`)
  }
  const toMembers = (rows: { id: string }[]) =>
    rows.map(({ id }) => pool.findIndex((client) => client.id === id)).toSorted()

  const isSeen = (member: number) => member === reader || !isApart(world, reader, member)
  /** Those of the members who gave answers that the reader sees, if it takes a crew of the owner and both. */
  const findGivers = (pairs: Set<string>, of: number, owner: number | null) =>
    [...pairs]
      .map(fromPair)
      .filter(([one, other]) => {
        if (other !== of || !isSeen(one)) return false
        if (owner === null || one === reader || owner === reader) return true
        return sharedCrews(world, reader, owner).some(({ members }) => members.includes(one))
      })
      .map(([one]) => one)
      .toSorted()
  const checkGivers = async (what: string, url: string, expected: number[] | null) => {
    const listed = await read(`/api/reactions/${url}`)
    expectEqual(`status of the answers to ${what}`, listed.statusCode, expected === null ? 404 : 200)
    if (expected !== null) expectEqual(`who answered ${what}`, toMembers(listed.json().givers), expected)
  }
  for (const member of world.members) {
    const own = world.participations.filter((each) => each.member === member && each.markedToday)
    const shared = isSeen(member) ? sharedCrews(world, reader, member) : []
    const isDaySeen = shared.some((crew) => own.some((each) => levelFor(world, crew, each) !== 'nothing'))
    const givers = isDaySeen ? findGivers(world.dayAnswers, member, member) : null
    await checkGivers(`the day of member ${member}`, `day/${memberId(member)}?date=${today}`, givers)
  }
  const unfinished = world.participations.findIndex((each) => each.member !== reader && !each.completed)
  for (const [index, each] of world.participations.entries()) {
    if (!each.completed && index !== unfinished) continue
    const isFinishSeen = each.completed && (each.member === reader || seesParticipation(world, reader, each))
    const givers = isFinishSeen ? findGivers(world.finishAnswers, index, each.member) : null
    await checkGivers(`the finish ${index}`, `finish/${each.id}`, givers)
  }
  for (const crew of world.crews) {
    const url = `/api/crews/${crew.id}`
    const isInside = crew.members.includes(reader)
    const shown = crew.members.filter((member) => member === reader || !isApart(world, reader, member)).toSorted()
    const board = await read(`${url}/board`)
    expectEqual(`status of the board of ${crew.id}`, board.statusCode, isInside ? 200 : 404)
    const replies = [await read(url), await read(`${url}/round`), await read(`${url}/thread`)]
    replies.push(await read(`/api/forum/${crew.postId}/replies`))
    for (const { statusCode } of replies) expectEqual(`status of ${url}`, statusCode, isInside ? 200 : 404)
    const details = isInside ? world.members : world.members.slice(0, 1)
    for (const member of details) {
      const reply = await read(`${url}/members/${memberId(member)}`)
      expectEqual(`status of member ${member}`, reply.statusCode, isInside && shown.includes(member) ? 200 : 404)
      if (reply.statusCode !== 200) continue
      const detail: CrewMemberDetail = reply.json()
      for (const { participationId, completed, reactions } of detail.challenges) {
        const index = world.participations.findIndex((each) => each.id === participationId)
        const givers = completed ? findGivers(world.finishAnswers, index, member).length : undefined
        const counted = reactions === null ? undefined : (reactions.counts['well-done'] ?? 0)
        expectEqual(`count for the finish ${index}`, counted, givers)
      }
    }
    for (const [author, id] of isInside ? crew.wrote : [...crew.wrote].slice(0, 1)) {
      const isPostSeen = isInside && !isBlocked(world, reader, author)
      const givers = isPostSeen ? findGivers(crew.replyAnswers, author, null) : null
      await checkGivers(`the post of member ${author}`, `reply/${id}`, givers)
    }
    for (const [author, id] of isInside ? crew.answered : [...crew.answered].slice(0, 1)) {
      const givers = isInside && isSeen(author) ? findGivers(crew.roundAnswers, author, null) : null
      await checkGivers(`the round answer of member ${author}`, `round-answer/${id}`, givers)
    }
    if (!isInside) continue
    const round: Round | undefined = replies[1]?.json()
    for (const { userId, reactions } of round?.answers ?? []) {
      const author = pool.findIndex((client) => client.id === userId)
      const expected = findGivers(crew.roundAnswers, author, null)
      expectEqual(`count for the round answer of member ${author}`, reactions.counts['thank-you'] ?? 0, expected.length)
    }
    const posts: ForumReply[] = replies[3]?.json() ?? []
    for (const { userId, reactions } of posts) {
      const author = pool.findIndex((client) => client.id === userId)
      if (author === -1) continue
      const expected = findGivers(crew.replyAnswers, author, null)
      expectEqual(`count for the post of member ${author}`, reactions.counts['same-here'] ?? 0, expected.length)
    }
    expectEqual('members of the crew', toMembers(replies[0]?.json().members), shown)
    const rows: { id: string; shares: boolean; doneToday: boolean; quietSince: string | null }[] = board.json().members
    expectEqual('members of the board', toMembers(rows), shown)
    for (const row of rows) {
      const [member = -1] = toMembers([row])
      const shared = world.participations.filter(
        (each) => each.member === member && levelFor(world, crew, each) !== 'nothing',
      )
      expectEqual(`share of member ${member}`, row.shares, shared.length > 0)
      const isDone = shared.some(({ markedToday }) => markedToday)
      expectEqual(`day of member ${member}`, row.doneToday, isDone)
      const mayBeQuiet = shared.length > 0 && !isDone && crew.tellsGaps.has(member) && member !== reader
      if (row.quietSince !== null) expectEqual(`gap of member ${member}`, mayBeQuiet, true)
    }
  }
  for (const [challenge, id] of challengeIds.entries()) {
    const reply = await read(`/api/challenges/${id}/members?limit=100`)
    if (reply.statusCode !== 200) {
      expectEqual(`status of the members of challenge ${challenge}`, [reply.statusCode, challenge], [404, world.hidden])
      continue
    }
    const seen = world.participations.filter(
      (each) => each.challenge === challenge && each.member !== reader && seesParticipation(world, reader, each),
    )
    const expected = seen.map(({ member }) => member).toSorted()
    expectEqual(`members of challenge ${challenge}`, toMembers(reply.json().members), expected)
    expectEqual(`their number in challenge ${challenge}`, reply.json().seen, expected.length)
  }
  for (const member of world.members) if (member !== reader) await read(`/api/members/${memberId(member)}`)
  const done: CrewsToday = (await read('/api/crews/today')).json()
  const doneToday = world.members.filter((member) => {
    if (member === reader || isApart(world, reader, member)) return false
    const own = world.participations.filter((each) => each.member === member && each.markedToday)
    return sharedCrews(world, reader, member).some((crew) =>
      own.some((each) => levelFor(world, crew, each) !== 'nothing'),
    )
  })
  expectEqual('who is done today', done.done.length + done.moreDone, doneToday.length)
  if (done.moreDone === 0) expectEqual('who is done today', toMembers(done.done), doneToday)
  const asking = world.members.filter(
    (member) => member !== reader && world.nudges.has(`${member}-${reader}`) && !isApart(world, reader, member),
  )
  expectEqual('who asks', toMembers(done.askedBy), asking)
  const isWaiting = (crew: Crew) =>
    crew.members.includes(reader) &&
    !crew.answered.has(reader) &&
    crew.members.some((member) => member !== reader && !isApart(world, reader, member))
  const waiting = world.crews.filter(isWaiting).map(({ id }) => id)
  expectEqual('whether a round waits', done.round !== null, waiting.length > 0)
  if (done.round) expectEqual('the crew of the round that waits', waiting.includes(done.round.crewId), true)
  for (const url of ['/api/crews', '/api/notifications', '/api/forum']) await read(url)
  const newPosts: NewPost[] = (await read('/api/new-posts')).json()
  const canRead = (crew: Crew) =>
    crew.members.includes(reader) &&
    [...crew.wrote.keys()].some((member) => member !== reader && !isApart(world, reader, member))
  const readable = world.crews.filter(canRead).map(({ id }) => id)
  expectEqual('crews with a new post', newPosts.map(({ crewId }) => crewId).toSorted(), readable.toSorted())

  const find = async (query: string, kind = ''): Promise<SearchResults> =>
    (await read(`/api/search?query=${query}&kind=${kind}`)).json()
  const nothing = await find('zebraless')
  const isPostFound = (crew: Crew, author: number) => crew.members.includes(reader) && isSeen(author)
  for (const [index, crew] of world.crews.entries()) {
    const named = (await find(words.crew(index).slice(0, -1))).discussions.map(({ id }) => id)
    expectEqual(`threads by the name of crew ${index}`, named.includes(crew.postId), crew.members.includes(reader))
    for (const [author, id] of crew.wrote) {
      const found = await find(words.post(author, index))
      const label = `search for the post of member ${author} in crew ${index}`
      if (isPostFound(crew, author))
        expectEqual(
          label,
          found.discussions.map(({ replyId }) => replyId),
          [id],
        )
      else expectEqual(label, found, nothing)
    }
  }
  const newestFirst = world.crews
    .flatMap((crew) => {
      const ids = [...crew.wrote].filter(([author]) => isPostFound(crew, author)).map(([, id]) => id)
      return ids.toSorted().slice(-1)
    })
    .toSorted()
    .toReversed()
  const byStart = await find('post', 'discussions')
  expectEqual(
    'posts by the start of their words',
    byStart.discussions.map(({ replyId }) => replyId),
    newestFirst,
  )
  expectEqual('whether there are more', Object.values(byStart.more).includes(true), false)
  const findable = pool.flatMap((_, member) => {
    if (member === reader || !isSeen(member)) return []
    return isFindable(member) || sharedCrews(world, reader, member).length > 0 ? [member] : []
  })
  expectEqual('members by name', toMembers((await find('MEMBER', 'members')).members), findable)

  const ofOthers = (word: string) =>
    !new RegExp(`^(title|note|goal|description|answer|post)${reader}(\\D|$)`).test(word)
  const found = new Set(bodies.join('\n').match(anyWord)?.filter(ofOthers))
  expectEqual('words', [...found].toSorted(), [...listSeenWords(world, reader)].toSorted())
  return problems.length > 0 ? problems.join('\n') : null
}

function describeWorld(world: World): string {
  const toText = (_: string, value: unknown) =>
    value instanceof Set ? [...value] : value instanceof Map ? Object.fromEntries(value) : value
  return JSON.stringify(world, toText, 2)
}
