import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { createStore, useStore } from './store.ts'
import styles from './Tooltip.module.css'

export type TooltipBubbleProps = {
  label: string
  delay: number
  side: 'top' | 'right' | 'bottom'
  enabled: boolean
  children: ReactNode
}

/** Milliseconds after one closes in which the next one shows at once. */
const SKIP_DELAY = 300

// Each tooltip loads on its own and has a provider of its own, so what they share is kept here.
const justClosed = createStore(false)
let forget: ReturnType<typeof setTimeout> | undefined

export function TooltipBubble({ label, delay, side, enabled, children }: TooltipBubbleProps) {
  const skip = useStore(justClosed)
  return (
    <Radix.Provider delayDuration={skip ? 0 : delay} skipDelayDuration={SKIP_DELAY}>
      <Radix.Root onOpenChange={noteClosing}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {enabled && (
          <Radix.Portal>
            <Radix.Content className={styles.bubble} side={side} sideOffset={6} collisionPadding={8}>
              {label}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  )
}

function noteClosing(open: boolean) {
  if (open) return
  clearTimeout(forget)
  justClosed.set(true)
  forget = setTimeout(() => justClosed.set(false), SKIP_DELAY)
}
