import { type ComponentProps, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { rareIcons } from './rare-icons.ts'
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
        icon={isVisible ? rareIcons.eyeOff : rareIcons.eye}
        label="Show password"
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
      />
    </span>
  )
}
