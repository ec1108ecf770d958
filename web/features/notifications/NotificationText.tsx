import type { Notification } from '#contract/notifications.ts'

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
    case 'appeal':
    case 'moderation':
    case 'reviewed':
    case 'application':
      return null
  }
}

function ReplyText({ notification: { name, others, own, postTitle } }: { notification: Of<'reply'> }) {
  return (
    <>
      <b>{name === null ? 'A former member' : <bdi>{name}</bdi>}</b>
      {others > 0 && ` and ${others} ${others === 1 ? 'other' : 'others'}`} replied to{' '}
      {own ? 'your discussion' : 'a discussion you follow:'} “<bdi>{postTitle}</bdi>”
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
