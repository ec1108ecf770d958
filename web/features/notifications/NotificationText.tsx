import type { Notification } from '#contract/notifications.ts'
import { describeDecision } from '#web/features/moderation/decision-words.ts'
import { formatEnd } from '#web/features/moderation/ends.ts'
import { kindNames } from '#web/features/moderation/item.ts'
import { useTimeZone } from '#web/shell/today.ts'

type Of<K extends Notification['kind']> = Extract<Notification, { kind: K }>

export function NotificationText({ notification }: { notification: Notification }) {
  switch (notification.kind) {
    case 'reply':
      return <ReplyText notification={notification} />
    case 'run':
      return describeRun(notification)
    case 'announcement':
      return (
        <>
          Announcement: <b dir="auto">{notification.title}</b>
        </>
      )
    case 'report':
      return <ReportText notification={notification} />
    case 'appeal':
      return (
        <>
          <Name name={notification.name} /> has appealed a decision.
        </>
      )
    case 'moderation':
      return <DecisionText notification={notification} />
    case 'reviewed':
      return describeReview(notification)
    case 'application':
      return <ApplicationText notification={notification} />
  }
}

function Name({ name }: { name: string | null }) {
  return <b>{name === null ? 'A former member' : <bdi>{name}</bdi>}</b>
}

function ReplyText({ notification: { name, others, own, postTitle } }: { notification: Of<'reply'> }) {
  return (
    <>
      <Name name={name} />
      {others > 0 && ` and ${others} ${others === 1 ? 'other' : 'others'}`} replied to{' '}
      {own ? 'your discussion' : 'a discussion you follow:'} “<bdi>{postTitle}</bdi>”
    </>
  )
}

function ReportText({ notification: { itemKind, title, name, reports, hidden } }: { notification: Of<'report'> }) {
  const count = reports === 1 ? 'A member has' : `${reports} members have`
  return (
    <>
      {count} reported {itemKind !== 'member' && `a ${kindNames[itemKind]} by `}
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
  const { action, itemKind, title, until, appeal } = notification
  const timeZone = useTimeZone()
  const end = formatEnd(until, timeZone)
  if (appeal) return appeal === 'reversed' ? 'Your appeal was successful.' : 'Your appeal was answered.'
  return (
    <>
      {describeDecision(action, itemKind)}
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

function describeReview({ itemKind, acted }: Of<'reviewed'>): string {
  const item = kindNames[itemKind]
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

function describeRun({ task, status, items }: Of<'run'>): string {
  const name = { ingest: 'a new challenge', generate: 'new challenges', populate: 'new content' }[task]
  switch (status) {
    case 'finished':
      return `The run for ${name} has finished with ${items} ${items === 1 ? 'item' : 'items'}.`
    case 'failed':
      return `The run for ${name} failed.`
    case 'interrupted':
      return `The run for ${name} was interrupted. You can resume it.`
    case 'cancelled':
      return `The run for ${name} was cancelled.`
    case 'undone':
      return `The run for ${name} was undone.`
    case 'running':
      return `The run for ${name} is running again.`
  }
}
