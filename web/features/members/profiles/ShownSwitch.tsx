import { type ComponentProps, useId } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import styles from './OwnProfileForm.module.css'

export function ShownSwitch(props: ComponentProps<typeof Checkbox>) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <Checkbox {...props} id={id} aria-describedby={`${id}-hint`} />
      <div>
        <label htmlFor={id}>Show my profile to members</label>
        <p id={`${id}-hint`}>
          They see your words and your pillars. When this is off, they see only your name and avatar.
        </p>
      </div>
    </div>
  )
}
