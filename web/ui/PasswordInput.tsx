import { type ComponentProps, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './Field.module.css'

export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className={styles.password}>
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        className={styles.control}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        icon={shown ? 'eyeOff' : 'eye'}
        label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}
