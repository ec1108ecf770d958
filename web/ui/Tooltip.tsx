import { type ComponentType, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { TooltipBubbleProps } from './TooltipBubble.tsx'
import styles from './Tooltip.module.css'

type Props = {
  label: string
  /** Milliseconds of resting before it shows. */
  delay?: number
  side?: TooltipBubbleProps['side']
  /** Without it the trigger has no tooltip for now. */
  enabled?: boolean
  /** The trigger: one element that can have the focus. */
  children: ReactNode
}

type Loaded = { Bubble: ComponentType<TooltipBubbleProps>; focused: boolean; pointed: boolean }

/** Radix's tooltip, which loads when a trigger is first pointed at or focused. */
export function Tooltip({ label, delay = 700, side = 'bottom', enabled = true, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()

  // Wrapping the trigger made it a new element: one that had the focus keeps it, and a pointer that rests on it has arrived.
  useLayoutEffect(() => {
    const trigger = frame.current?.firstElementChild
    if (!loaded || !(trigger instanceof HTMLElement)) return
    if (loaded.focused) trigger.focus()
    if (loaded.pointed) trigger.dispatchEvent(new window.PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  }, [loaded])

  async function load() {
    const { TooltipBubble } = await import('./TooltipBubble.tsx')
    if (frame.current?.querySelector(':active')) await release()
    setLoaded({
      Bubble: TooltipBubble,
      focused: frame.current?.contains(document.activeElement) ?? false,
      pointed: frame.current?.querySelector(':hover') !== null,
    })
  }

  const waiting = enabled && !loaded
  return (
    <span
      ref={frame}
      className={styles.frame}
      // A finger has no tooltips.
      onPointerEnter={waiting ? ({ pointerType }: PointerEvent) => void (pointerType === 'touch' || load()) : undefined}
      onFocus={waiting ? () => void load() : undefined}
    >
      {loaded ? (
        <loaded.Bubble label={label} delay={delay} side={side} enabled={enabled}>
          {children}
        </loaded.Bubble>
      ) : (
        children
      )}
    </span>
  )
}

/** A press has to end on the element it began on, or there is no click. */
function release(): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup']) addEventListener(end, () => setTimeout(resolve), { once: true })
  })
}
