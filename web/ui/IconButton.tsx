import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }

export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <Tooltip label={label}>
      <button type="button" aria-label={label} {...rest} className={styles.button}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
