import { createComposer } from './create-composer.ts'
import { formatActors, quoteTitle } from './message-texts.ts'
import { listLatestActors } from './queries.ts'

const neutral = 'There is something new from your crew'

/** Writes about members who joined a crew. Only the body of an email names it, unless the member allows more. */
export const crewComposer = createComposer('crew', async ({ database, subjectId, unread, settings: { named } }) => {
  if (unread.crew_name === null) return null
  const [latest] = await listLatestActors(database, [unread.id])
  const text = `${formatActors(latest)} joined ${quoteTitle(unread.crew_name)}.`
  return {
    subject: named ? text.slice(0, -1) : neutral,
    paragraphs: [text],
    push: named ? text : `${neutral}.`,
    action: { label: 'Open the crew', path: `/crew/${subjectId}` },
  }
})

/** Writes that a friend has founded a crew for the two. */
export const crewOfferComposer = createComposer(
  'crew-offer',
  async ({ database, subjectId, unread, settings: { named } }) => {
    if (unread.crew_name === null) return null
    const [founder] = await listLatestActors(database, [unread.id])
    if (!founder) return null
    const text = `${formatActors(founder)} wants you in ${quoteTitle(unread.crew_name)}.`
    return {
      subject: named ? text.slice(0, -1) : 'A friend wants you in a crew',
      paragraphs: [text, 'In a crew, each of you chooses what the others see.'],
      push: named ? text : 'A friend wants you in a crew.',
      action: { label: 'See the crew', path: `/crew-invite#token=${subjectId}` },
    }
  },
)

/** Writes that the founder of a crew has handed it over. */
export const handoverComposer = createComposer(
  'handover',
  async ({ database, subjectId, unread, settings: { named } }) => {
    if (unread.crew_name === null) return null
    const [founder] = await listLatestActors(database, [unread.id])
    const text = `${formatActors(founder)} handed ${quoteTitle(unread.crew_name)} over to you.`
    return {
      subject: named ? text.slice(0, -1) : neutral,
      paragraphs: [text, 'You can now rename it, remove members and choose the day of its weekly round.'],
      push: named ? text : `${neutral}.`,
      action: { label: 'Open its settings', path: `/crew/${subjectId}/settings` },
    }
  },
)

/** Writes that members of a crew ask “Still with us?”. */
export const nudgeComposer = createComposer('nudge', async ({ database, unread, settings: { named } }) => {
  const [latest] = await listLatestActors(database, [unread.id])
  if (!latest) return null
  const verb = latest.total === 1 ? 'asks' : 'ask'
  const text = `${formatActors(latest)} ${verb}: “Still with us?”`
  return {
    subject: named ? text : 'Still with us?',
    paragraphs: [text, 'Mark a day when you’re ready, or write them a line.'],
    push: named ? text : `${neutral}.`,
    action: { label: 'Open today', path: '/' },
  }
})

/** Writes that members who were asked “Still with us?” are here. */
export const hereComposer = createComposer('here', async ({ database, unread, settings: { named } }) => {
  const [latest] = await listLatestActors(database, [unread.id])
  if (!latest) return null
  const text = `${formatActors(latest)} ${latest.total === 1 ? 'is' : 'are'} here.`
  return {
    subject: named ? text.slice(0, -1) : 'There is an answer to “Still with us?”',
    paragraphs: [text],
    push: named ? text : 'There is an answer to “Still with us?”.',
    action: { label: 'Open your crews', path: '/crews' },
  }
})
