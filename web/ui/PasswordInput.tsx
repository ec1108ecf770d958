import { type ComponentProps, useState } from 'react'
import { eyeIcons } from './eye-icons.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Field.module.css'

export function PasswordInput(props: ComponentProps<'input'>) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <span className={styles.password}>
      <input
        {...props}
        type={isVisible ? 'text' : 'password'}
        className={styles.control}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        icon={isVisible ? eyeIcons.eyeOff : eyeIcons.eye}
        label="Show password"
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
      />
    </span>
  )
}
