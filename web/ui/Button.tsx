import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** Ignores clicks but keeps the focus, unlike `disabled`. */
  busy?: boolean
  /** Full width on a phone. */
  wide?: boolean
}

export function Button({
  variant = 'secondary',
  busy = false,
  wide = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-look={variant}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? preventDefault : onClick}
    />
  )
}

function preventDefault(event: { preventDefault: () => void }) {
  event.preventDefault()
}
