import type { ComponentType } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { describeDecision } from '#web/features/moderation/decision-words.ts'
import { formatEnd } from '#web/features/moderation/ends.ts'
import { nameItem } from '#web/features/moderation/item.ts'
import { answerNames } from '#web/features/reactions/answer-names.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { formatRecentDay } from '#web/ui/dates.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'
import styles from './notification-kinds.module.css'

type Kind = Notification['kind']
type Of<K extends Kind> = { [N in Notification as N['kind']]: N }[K]

type Look<K extends Kind> = {
  /** What admins read about its messages. */
  name: string
  icon: IconName
  Text: ComponentType<{ notification: Of<K> }>
  /** The screen that it opens. */
  getPath: (notification: Of<K>) => string
  /** What else it offers. */
  getOffers?: (notification: Of<K>) => Offer[]
}

type Offer = { label: string; path: string }

/** What each kind of notification looks like, says and opens. */
const looks: { [K in Kind]: Look<K> } = {
  reply: { name: 'Reply', icon: rareIcons.reply, Text: ReplyText, getPath: getPostPath },
  mention: { name: 'Mention or quote', icon: rareIcons.reply, Text: MentionText, getPath: getPostPath },
  reaction: {
    name: 'One-tap answer',
    icon: 'check',
    Text: ReactionText,
    getPath: ({ about, subjectId, postId, crewId, date }) =>
      about === 'round-answer'
        ? paths.round(crewId ?? '', { on: date ?? undefined })
        : about === 'day'
          ? crewId
            ? paths.crew(crewId)
            : paths.crews()
          : about === 'finish'
            ? paths.finished(subjectId)
            : paths.discussion(postId ?? '', about === 'reply' ? { reply: subjectId } : undefined),
  },
  run: {
    name: 'Finished run',
    icon: rareIcons.populate,
    Text: RunText,
    getPath: ({ task, generationId }) =>
      (task === 'populate' ? paths.populate : paths.createChallenges)({ run: generationId }),
  },
  announcement: {
    name: 'Announcement',
    icon: rareIcons.announce,
    Text: AnnouncementText,
    getPath: ({ announcementId }) => paths.announcement(announcementId),
  },
  report: {
    name: 'Report',
    icon: rareIcons.flag,
    Text: ReportText,
    getPath: ({ caseId }) => paths.moderationCase(caseId),
  },
  appeal: {
    name: 'Appeal',
    icon: rareIcons.flag,
    Text: AppealText,
    getPath: ({ caseId }) => paths.moderationCase(caseId),
  },
  moderation: {
    name: 'Decision',
    icon: rareIcons.shield,
    Text: DecisionText,
    getPath: ({ decisionId }) => paths.decision(decisionId),
  },
  reviewed: { name: 'Reviewed report', icon: rareIcons.shield, Text: ReviewText, getPath: () => paths.guidelines() },
  application: {
    name: 'Request to join',
    icon: rareIcons.person,
    Text: ApplicationText,
    getPath: () => paths.applications(),
  },
  publication: {
    name: 'Draft not published',
    icon: 'warning',
    Text: () => 'A draft could not be published when it was due. It says why.',
    getPath: ({ draftId }) => paths.writtenDraft(draftId),
  },
  crew: { name: 'New in a crew', icon: 'people', Text: CrewText, getPath: ({ crewId }) => paths.crew(crewId) },
  'crew-offer': {
    name: 'A crew for you',
    icon: 'people',
    Text: CrewOfferText,
    getPath: ({ crewId }) => paths.crewInvite(crewId),
  },
  handover: {
    name: 'A crew handed over',
    icon: 'people',
    Text: HandoverText,
    getPath: ({ crewId }) => paths.crewSettings(crewId),
  },
  round: {
    name: 'Weekly round',
    icon: rareIcons.again,
    Text: RoundText,
    getPath: ({ crewId }) => paths.round(crewId),
  },
  here: { name: 'I’m here', icon: 'brotherhood', Text: HereText, getPath: () => paths.crews() },
  nudge: { name: 'Still with us?', icon: 'brotherhood', Text: NudgeText, getPath: () => paths.home() },
  friend: {
    name: 'Friend started',
    icon: rareIcons.invite,
    Text: FriendText,
    getPath: ({ challengeId }) => paths.challenge(challengeId),
    getOffers: ({ together, crewmate, friend, challengeId, challengeTitle }) => [
      ...(together || challengeTitle === null
        ? []
        : [{ label: `Join “${isolate(challengeTitle)}” too`, path: paths.challenge(challengeId) }]),
      ...(crewmate
        ? []
        : [
            {
              label: 'Start a crew together',
              path: paths.crews({ with: friend.id, in: challengeId, name: friend.username }),
            },
          ]),
    ],
  },
  start: {
    name: 'Joined a start',
    icon: 'calendar',
    Text: StartText,
    getPath: ({ startId }) => paths.start(startId),
  },
}

export const notificationNames: Record<string, string> = Object.fromEntries(
  Object.entries(looks).map(([kind, { name }]) => [kind, name]),
)

export function NotificationIcon({ kind }: { kind: Kind }) {
  return <Icon name={looks[kind].icon} />
}

export function NotificationText<K extends Kind>({ kind, notification }: { kind: K; notification: Of<K> }) {
  const { Text }: Look<K> = looks[kind]
  return <Text notification={notification} />
}

export function getNotificationPath<K extends Kind>(kind: K, notification: Of<K>): string {
  return looks[kind].getPath(notification)
}

export function getNotificationOffers<K extends Kind>(kind: K, notification: Of<K>): Offer[] {
  const { getOffers }: Look<K> = looks[kind]
  return getOffers?.(notification) ?? []
}

function getPostPath({ postId, replyId }: Of<'reply'> | Of<'mention'>): string {
  return paths.discussion(postId, replyId === null ? undefined : { reply: replyId })
}

function Name({ name }: { name: string | null }) {
  return <b>{name === null ? 'A former member' : <bdi>{name}</bdi>}</b>
}

function AnnouncementText({ notification: { title } }: { notification: Of<'announcement'> }) {
  return (
    <>
      Announcement: <b dir="auto">{title}</b>
    </>
  )
}

function AppealText({ notification: { name } }: { notification: Of<'appeal'> }) {
  return (
    <>
      <Name name={name} /> has appealed a decision.
    </>
  )
}

function Others({ count }: { count: number }) {
  return count > 0 && ` and ${count} ${count === 1 ? 'other' : 'others'}`
}

function CrewText({ notification: { name, others, crewName } }: { notification: Of<'crew'> }) {
  return (
    <>
      <Name name={name} />
      <Others count={others} /> joined “<bdi>{crewName}</bdi>”
    </>
  )
}

function CrewOfferText({ notification: { name, crewName } }: { notification: Of<'crew-offer'> }) {
  return (
    <>
      <Name name={name} /> wants you in “<bdi>{crewName}</bdi>”
    </>
  )
}

function HandoverText({ notification: { name, crewName } }: { notification: Of<'handover'> }) {
  return (
    <>
      <Name name={name} /> handed “<bdi>{crewName}</bdi>” over to you
    </>
  )
}

function RoundText({ notification: { crewName } }: { notification: Of<'round'> }) {
  return (
    <>
      The weekly round of “<bdi>{crewName}</bdi>” is open
    </>
  )
}

function HereText({ notification: { name, others } }: { notification: Of<'here'> }) {
  return (
    <>
      <Name name={name} />
      <Others count={others} /> {others > 0 ? 'are' : 'is'} here
    </>
  )
}

function NudgeText({ notification: { name, others } }: { notification: Of<'nudge'> }) {
  return (
    <>
      <Name name={name} />
      <Others count={others} /> {others > 0 ? 'ask' : 'asks'}: “Still with us?”
    </>
  )
}

function ReplyText({ notification: { name, others, own, crew, postTitle, words } }: { notification: Of<'reply'> }) {
  return (
    <>
      <Name name={name} />
      <Others count={others} />{' '}
      {crew ? 'wrote to' : `replied to ${own ? 'your discussion' : 'a discussion you follow:'}`} “<bdi>{postTitle}</bdi>
      ”
      <Words words={words} />
    </>
  )
}

function MentionText({ notification: { name, others, quoted, postTitle, words } }: { notification: Of<'mention'> }) {
  return (
    <>
      <Name name={name} />
      <Others count={others} /> {quoted ? 'quoted' : 'mentioned'} you in “<bdi>{postTitle}</bdi>”
      <Words words={words} />
    </>
  )
}

/** What was written, in its own line. */
function Words({ words }: { words: string | null }) {
  return (
    words !== null && (
      <span className={styles.words} dir="auto">
        {words}
      </span>
    )
  )
}

function ReactionText({ notification }: { notification: Of<'reaction'> }) {
  const { name, others, about, answer, date, title, crew } = notification
  const today = useToday()
  return (
    <>
      <Name name={name} />
      <Others count={others} />{' '}
      {answer
        ? `${others > 0 ? 'say' : 'says'} “${answerNames[answer]}” ${about === 'day' ? 'for' : 'on'} `
        : 'answered '}
      {about === 'reply' && crew ? 'your post in' : reactionSubjects[about]}
      {date && about === 'day' && (date === today ? ' today' : ` on ${formatRecentDay(date, today)}`)}
      {title && (
        <>
          {' '}
          “<bdi>{title}</bdi>”
        </>
      )}
    </>
  )
}

const reactionSubjects = {
  day: 'your day',
  finish: 'your finish of',
  discussion: 'your discussion',
  reply: 'your reply in',
  'round-answer': 'your answer in the weekly round of',
}

function FriendText({ notification: { friend, challengeTitle, together } }: { notification: Of<'friend'> }) {
  return (
    <>
      <Name name={friend.username} /> started <ChallengeTitle title={challengeTitle} />
      {together && ' with you'}
    </>
  )
}

function StartText({ notification: { name, others, challengeTitle, date } }: { notification: Of<'start'> }) {
  return (
    <>
      <Name name={name} />
      <Others count={others} /> joined your start of <ChallengeTitle title={challengeTitle} /> on{' '}
      {formatWeekdayDate(date)}
    </>
  )
}

function ChallengeTitle({ title }: { title: string | null }) {
  return title === null ? (
    'a challenge'
  ) : (
    <>
      “<bdi>{title}</bdi>”
    </>
  )
}

function ReportText({ notification }: { notification: Of<'report'> }) {
  const { itemKind, crew, title, name, reports, hidden } = notification
  const count = reports === 1 ? 'A member has' : `${reports} members have`
  return (
    <>
      {count} reported{' '}
      {itemKind !== 'member' && `${itemKind === 'round-answer' ? 'an' : 'a'} ${nameItem(itemKind, crew)} by `}
      {name === null ? 'a former member' : <bdi>{name}</bdi>}
      {title ? (
        <>
          : “<bdi>{title}</bdi>”
        </>
      ) : (
        '.'
      )}
      {hidden && `${title ? '.' : ''} It is hidden until someone reviews it.`}
    </>
  )
}

function DecisionText({ notification }: { notification: Of<'moderation'> }) {
  const { action, itemKind, crew, title, until, appeal } = notification
  const timeZone = useTimeZone()
  const end = formatEnd(until, timeZone)
  if (appeal) return appeal === 'reversed' ? 'Your appeal was successful.' : 'Your appeal was answered.'
  return (
    <>
      {describeDecision(action, itemKind, crew)}
      {end && (action === 'mute' ? ` You can’t post until ${end}.` : ` Until ${end}.`)}
      {title && (
        <>
          {' '}
          “<bdi>{title}</bdi>”
        </>
      )}
    </>
  )
}

function ReviewText({ notification: { itemKind, crew, acted } }: { notification: Of<'reviewed'> }): string {
  const item = nameItem(itemKind, crew)
  return acted
    ? `Thank you. A moderator reviewed the ${item} you reported, and acted on it.`
    : `Thank you. A moderator reviewed the ${item} you reported, and found that it follows the guidelines.`
}

function ApplicationText({ notification: { name, others } }: { notification: Of<'application'> }) {
  if (name === null) return others > 0 ? `${others} people want to join.` : 'The request to join was answered.'
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {others > 0 ? ` and ${others} ${others === 1 ? 'other' : 'others'} want to join.` : ' wants to join.'}
    </>
  )
}

function RunText({ notification: { task, status, items } }: { notification: Of<'run'> }): string {
  const name = { ingest: 'a new challenge', generate: 'new challenges', populate: 'new content' }[task]
  switch (status) {
    case 'finished':
      return `The generation of ${name} has finished with ${items} ${items === 1 ? 'item' : 'items'}.`
    case 'failed':
      return `The generation of ${name} failed.`
    case 'interrupted':
      return `The generation of ${name} was interrupted. You can resume it.`
    case 'cancelled':
      return `The generation of ${name} was cancelled.`
    case 'undone':
      return `The generation of ${name} was undone.`
    case 'running':
      return `The generation of ${name} is running again.`
  }
}
