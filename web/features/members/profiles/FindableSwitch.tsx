import { type ComponentProps, useId } from 'react'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import styles from './OwnProfileForm.module.css'

export function FindableSwitch(props: ComponentProps<typeof Checkbox>) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <Checkbox {...props} id={id} aria-describedby={`${id}-hint`} />
      <div>
        <label htmlFor={id}>Let other members find me in search</label>
        <p id={`${id}-hint`}>Without it, only the members of your crews find you by your name.</p>
      </div>
    </div>
  )
}
