import { toSmsLink, toTelLink } from '#contract/crisis-links.ts'
import type { CrisisLine } from '#contract/help.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './Help.module.css'

/** The ways to reach a service, as touch targets. */
export function CrisisLineLinks({ line: { name, call, text, chat } }: { line: CrisisLine }) {
  return (
    <div className={styles.ways}>
      {call && (
        <LinkButton href={toTelLink(call)} aria-label={`Call ${call}, ${name}`}>
          Call <bdi dir="ltr">{call}</bdi>
        </LinkButton>
      )}
      {text && (
        <LinkButton
          href={toSmsLink(text)}
          aria-label={`Text ${text.body ? `${text.body} to ` : ''}${text.number}, ${name}`}
        >
          <span>
            Text {text.body && `${text.body} to `}
            <bdi dir="ltr">{text.number}</bdi>
          </span>
        </LinkButton>
      )}
      {chat && (
        <LinkButton href={chat} aria-label={`Chat with ${name}`}>
          Chat
        </LinkButton>
      )}
    </div>
  )
}
