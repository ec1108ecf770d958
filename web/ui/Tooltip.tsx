import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { TooltipBubbleProps } from './TooltipBubble.tsx'
import styles from './Tooltip.module.css'

type Props = {
  label: string
  /** Milliseconds of resting before it shows. */
  delay?: number
  side?: TooltipBubbleProps['side']
  /** Without it only the trigger is drawn. */
  enabled?: boolean
  /** The trigger: one element that can have the focus. */
  children: ReactNode
}

type Loaded = { Bubble: ComponentType<TooltipBubbleProps>; refocus: boolean }

/** Radix's tooltip, which loads when a trigger is first pointed at or focused. */
export function Tooltip({ label, delay = 700, side = 'bottom', enabled = true, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()

  // Wrapping the trigger made it a new element: one that had the focus keeps it.
  useLayoutEffect(() => {
    const trigger = frame.current?.firstElementChild
    if (loaded?.refocus && trigger instanceof HTMLElement) trigger.focus()
  }, [loaded])

  async function load() {
    const { TooltipBubble } = await import('./TooltipBubble.tsx')
    setLoaded({ Bubble: TooltipBubble, refocus: frame.current?.contains(document.activeElement) ?? false })
  }

  if (!enabled) return children
  const waiting = loaded ? undefined : () => void load()
  return (
    <span ref={frame} className={styles.frame} onPointerEnter={waiting} onFocus={waiting}>
      {loaded ? (
        <loaded.Bubble label={label} delay={delay} side={side}>
          {children}
        </loaded.Bubble>
      ) : (
        children
      )}
    </span>
  )
}
