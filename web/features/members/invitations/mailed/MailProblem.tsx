import type { Channel } from '#web/features/delivery/channel-state.ts'
import { ChannelProblem } from '#web/features/delivery/ChannelProblem.tsx'
import { paths } from '#web/paths.ts'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './Mailed.module.css'

function describeWaiting(waiting: number): string {
  if (waiting === 0) return 'Nobody can be invited by email until it does.'
  return waiting === 1
    ? '1 invitation waits. It’s sent by itself once email works again.'
    : `${waiting.toLocaleString('en')} invitations wait. They’re sent by themselves once email works again.`
}

/** Says why nobody can be invited by email now, and what to do, as the screen about delivery does. */
export function MailProblem({ channel, waiting }: { channel: Channel; waiting: number }) {
  return (
    <Card as="section" aria-labelledby="mail-problem" className={styles.problem}>
      <h2 id="mail-problem">Email doesn’t work at the moment</h2>
      <p>{describeWaiting(waiting)}</p>
      <ChannelProblem channel={channel} state={channel.available ? 'failing' : 'unavailable'} />
      <CardFooter>
        <LinkButton to={paths.delivery()}>{channel.available ? 'Send a test email' : 'Delivery'}</LinkButton>
      </CardFooter>
    </Card>
  )
}
