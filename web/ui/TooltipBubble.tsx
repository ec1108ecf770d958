import { Tooltip as Radix } from 'radix-ui'
import { type Ref, type RefObject, useImperativeHandle } from 'react'
import styles from './Tooltip.module.css'

export type TooltipBubbleProps = {
  label: string
  side: 'top' | 'right' | 'bottom'
  open: boolean
  /** Called on Escape, on scroll or when another tooltip opens. */
  onClose: () => void
  /** The element whose first child is the trigger. */
  trigger: RefObject<HTMLElement | null>
}

export function TooltipBubble({ label, side, open, onClose, trigger }: TooltipBubbleProps) {
  return (
    <Radix.Provider>
      <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Radix.Trigger asChild>
          <TooltipAnchor trigger={trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.bubble} side={side} sideOffset={6} collisionPadding={8}>
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

/** Render nothing and point Radix at the existing trigger. */
function TooltipAnchor({ trigger, ref }: { trigger: RefObject<HTMLElement | null>; ref?: Ref<Element | null> }) {
  useImperativeHandle<Element | null, Element | null>(ref, () => trigger.current?.firstElementChild ?? null)
  return null
}
