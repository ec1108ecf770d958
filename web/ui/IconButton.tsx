import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  label: string
  /** False in a native dialog, which would cover the tooltip. */
  hasTooltip?: boolean
}

export function IconButton({ icon, label, hasTooltip = true, ...rest }: Props) {
  return (
    <Tooltip label={label} enabled={hasTooltip}>
      <button type="button" aria-label={label} {...rest} className={styles.button}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
