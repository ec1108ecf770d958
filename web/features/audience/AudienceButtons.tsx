import type { Audience } from '#contract/audience.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { audienceChoices } from './audience-words.ts'
import styles from './Audience.module.css'

type Props = {
  labelledBy: string
  /** Null until the member has chosen. */
  value: Audience | null
  /** The one that is being saved. */
  saving: Audience | undefined
  onChoose: (audience: Audience) => void
}

/** One button for each choice. With radio buttons, the arrow keys would pass through what the member does not want. */
export function AudienceButtons({ labelledBy, value, saving, onChoose }: Props) {
  return (
    <div className={styles.buttons} role="group" aria-labelledby={labelledBy}>
      {audienceChoices.map((choice) => (
        <Button
          key={choice.value}
          // The question disappears with its answer.
          ref={restoreFocusOnUnmount}
          aria-pressed={choice.value === value}
          busy={saving === choice.value}
          onClick={() => {
            if (saving === undefined) onChoose(choice.value)
          }}
        >
          {choice.value === value && <Icon name="check" />}
          {choice.label}
        </Button>
      ))}
    </div>
  )
}
