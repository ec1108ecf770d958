import { useState } from 'react'
import type { Audience } from '#contract/audience.ts'
import { usePreferences } from '#web/shell/preferences.ts'
import { describeAudience, whatTheySee } from './audience-words.ts'
import { AudienceForm } from './AudienceForm.tsx'
import { AudienceQuestion } from './AudienceQuestion.tsx'
import { useChooseAudience } from './choose-audience.ts'
import textButtonStyles from '#web/ui/TextButton.module.css'
import styles from './Audience.module.css'

export type AudienceSectionProps = { participation: { id: string; audience: Audience } }

/** Who sees a challenge of the member, or the question until they have answered it. */
export function AudienceSection({ participation: { id, audience } }: AudienceSectionProps) {
  const isAsked = usePreferences().audience !== null || audience !== 'nobody'
  return (
    <div className={styles.section} tabIndex={-1}>
      {isAsked ? <AudienceLine id={id} audience={audience} /> : <AudienceQuestion id={id} />}
    </div>
  )
}

function AudienceLine({ id, audience }: { id: string; audience: Audience }) {
  const [isOpen, setIsOpen] = useState(false)
  const choose = useChooseAudience()
  return (
    <>
      <p className={styles.line}>
        <span role="status">{describeAudience(audience)}</span>{' '}
        <button
          type="button"
          className={textButtonStyles.button}
          aria-label="Change who sees this challenge"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          Change
        </button>
      </p>
      {isOpen && (
        <AudienceForm
          legend="Who can see that you take part?"
          hint={whatTheySee}
          value={audience}
          isSaving={choose.isPending}
          onSave={(next) => choose.mutate({ id, audience: next }, { onSuccess: () => setIsOpen(false) })}
        />
      )}
    </>
  )
}
