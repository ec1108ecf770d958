import { type ComponentType, type FocusEvent, type ReactElement, cloneElement, useLayoutEffect, useRef, useState } from 'react'
import type { TooltipBubbleProps } from './TooltipBubble.tsx'

type Side = 'top' | 'right' | 'bottom'
type TriggerProps = { onPointerEnter?: () => void; onFocus?: (event: FocusEvent<HTMLElement>) => void }

type Props = {
  label: string
  /** Milliseconds of resting before it shows. */
  delay?: number
  side?: Side
  /** Without it only the trigger is drawn. */
  enabled?: boolean
  children: ReactElement<TriggerProps>
}

/** Radix's tooltip, which loads when a trigger is first pointed at or focused. */
export function Tooltip({ label, delay = 700, side = 'bottom', enabled = true, children }: Props) {
  const [Bubble, setBubble] = useState<ComponentType<TooltipBubbleProps> | null>(null)
  const focused = useRef<HTMLElement | null>(null)
  const position = useRef<HTMLElement | null>(null)

  // Wrapping the trigger makes it a new element: one that had the focus keeps it.
  useLayoutEffect(() => {
    if (Bubble && focused.current && !focused.current.isConnected) position.current?.focus()
    focused.current = null
  }, [Bubble])

  if (!enabled) return children
  if (Bubble) {
    return (
      <Bubble label={label} delay={delay} side={side} triggerRef={position}>
        {children}
      </Bubble>
    )
  }

  const load = () => void import('./TooltipBubble.tsx').then(({ TooltipBubble }) => setBubble(() => TooltipBubble))
  return cloneElement(children, {
    onPointerEnter: load,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = event.currentTarget
      load()
    },
  })
}
