import { type ComponentProps, useId } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import styles from './OwnProfileForm.module.css'

export function ShownSwitch(props: ComponentProps<typeof Checkbox>) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <Checkbox {...props} id={id} aria-describedby={`${id}-hint`} />
      <div>
        <label htmlFor={id}>Show my words and pillars to members</label>
        <p id={`${id}-hint`}>
          Without it, they see your name, your avatar, when you joined and the challenges you choose.
        </p>
      </div>
    </div>
  )
}
