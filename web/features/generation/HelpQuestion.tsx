import type { HelpLink } from '#contract/error-reply.ts'
import styles from './ChoiceNotice.module.css'

/** Offer help with an idea that nothing fits, because it may be about a danger. */
export function HelpQuestion(help: HelpLink) {
  return (
    <p className={styles.help}>
      Do you or someone you know need help? <HelpLinkInNewTab {...help} />
    </p>
  )
}

/** In a new tab, so that the form stays as it is. */
export function HelpLinkInNewTab({ label, url }: HelpLink) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  )
}
