import { Link } from 'react-router'
import type { ChallengeDetail } from '#contract/challenges.ts'
import type { Suggestion } from '#contract/error-reply.ts'
import { ApiError, getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { HelpLinkInNewTab, HelpQuestion } from './HelpQuestion.tsx'
import styles from './ChoiceNotice.module.css'

type Props = {
  error: unknown
  existing: ChallengeDetail | null
  busy: boolean
  /** Called with the title of a suggestion, which creates it. */
  onUse: (title: string) => void
}

/** Explain why nothing was created, and offer help, the closest challenges or the existing one. */
export function ChoiceNotice({ error, existing, busy, onUse }: Props) {
  if (existing)
    return (
      <div className={styles.notice} role="status">
        <Banner title="Already on the site">
          <Link to={paths.challenge(existing.id)}>
            <bdi>{existing.title}</bdi>
          </Link>{' '}
          fits this idea.
        </Banner>
      </div>
    )
  if (!(error instanceof ApiError)) return null
  if (error.code === 'content-refused')
    return (
      <div className={styles.notice}>
        <Banner title="We can’t make this into a challenge" tone="error">
          <p>{getErrorMessage(error)}</p>
          {error.help && (
            <p>
              <HelpLinkInNewTab {...error.help} />
            </p>
          )}
        </Banner>
      </div>
    )
  if (error.code !== 'nothing-fits') return null
  return (
    <div className={styles.notice} role="status">
      <p>{getErrorMessage(error)}</p>
      <ul className={styles.suggestions}>
        {error.suggestions.map((suggestion) => (
          <li key={suggestion.title} className={styles.suggestion}>
            <SuggestionWords {...suggestion} />
            {suggestion.id === null && (
              <Button busy={busy} aria-label={`Use ${suggestion.title}`} onClick={() => onUse(suggestion.title)}>
                Use
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error.help && <HelpQuestion {...error.help} />}
    </div>
  )
}

function SuggestionWords({ id, title, pillar, duration }: Suggestion) {
  return (
    <span className={styles.words}>
      <bdi>{id === null ? <b>{title}</b> : <Link to={paths.challenge(id)}>{title}</Link>}</bdi>
      <span className={styles.facts}>
        {pillarLabels[pillar]}, {duration} days{id !== null && ', already on the site'}
      </span>
    </span>
  )
}
