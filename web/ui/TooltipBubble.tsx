import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import styles from './Tooltip.module.css'

export type TooltipBubbleProps = {
  label: string
  delay: number
  side: 'top' | 'right' | 'bottom'
  triggerRef: RefObject<HTMLElement | null>
  children: ReactNode
}

const SKIP_DELAY = 300

let closedAt = 0

/** Each tooltip has its own provider, so the pause after which the next one waits again is kept here. */
export function TooltipBubble({ label, delay, side, triggerRef, children }: TooltipBubbleProps) {
  return (
    <Radix.Provider delayDuration={Date.now() - closedAt < SKIP_DELAY ? 0 : delay} skipDelayDuration={SKIP_DELAY}>
      <Radix.Root
        onOpenChange={(open) => {
          if (!open) closedAt = Date.now()
        }}
      >
        <Radix.Trigger
          asChild
          ref={(element) => {
            triggerRef.current = element
          }}
        >
          {children}
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
