import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import styles from './Offer.module.css'

type Props = {
  title: string
  children: ReactNode
  /** The buttons before "No thanks"; null hides that one too. */
  choices: ReactNode
  onDismiss: () => void
}

/** Something that Home offers until the member accepts or declines it. */
export function Offer({ title, children, choices, onDismiss }: Props) {
  const id = useId()
  return (
    <Card as="section" className={styles.offer} aria-labelledby={id}>
      <div className={styles.words}>
        <h3 id={id}>{title}</h3>
        {children}
      </div>
      {choices !== null && (
        <div className={styles.choices}>
          {choices}
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              restoreFocusToRegion(currentTarget)
              onDismiss()
            }}
          >
            No thanks
          </Button>
        </div>
      )}
    </Card>
  )
}
