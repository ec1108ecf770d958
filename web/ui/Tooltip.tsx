import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
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

/** Milliseconds after one closes in which the next one shows at once. */
const SKIP_DELAY = 300
/** Milliseconds in which the pointer may cross from the trigger to what it says. */
const CLOSE_DELAY = 100

// One shows at a time, wherever the pointer rests and the focus is.
let openTooltip: { close: () => void } | undefined
let lastClosedAt = -Infinity

/**
 * The name of what is only a drawing. Radix's tooltip loads when a trigger is first pointed at or focused, and stands beside the
 * trigger, which stays the same element throughout: nothing that is pressed or focused is ever put in its place.
 */
export function Tooltip({ label, delay = 700, side = 'bottom', enabled = true, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [Bubble, setBubble] = useState<ComponentType<TooltipBubbleProps>>()
  const [open, setOpen] = useState(false)
  const [self] = useState(() => ({ close: () => setTooltipOpen(false) }))
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (openTooltip === self) openTooltip = undefined
    },
    [self],
  )

  function setTooltipOpen(next: boolean) {
    if (next) {
      if (openTooltip !== self) openTooltip?.close()
      openTooltip = self
    } else if (openTooltip === self) {
      openTooltip = undefined
      lastClosedAt = performance.now()
    }
    setOpen(next)
  }

  function scheduleOpen(milliseconds: number, next: boolean) {
    clearTimeout(timer.current)
    if (milliseconds > 0) timer.current = setTimeout(() => setTooltipOpen(next), milliseconds)
    else setTooltipOpen(next)
  }

  function show(openDelay: number) {
    if (!enabled) return
    // What cannot be fetched now is asked for again the next time.
    if (!Bubble)
      import('./TooltipBubble.tsx').then(
        ({ TooltipBubble }) => setBubble(() => TooltipBubble),
        () => undefined,
      )
    scheduleOpen(performance.now() - lastClosedAt < SKIP_DELAY ? 0 : openDelay, true)
  }

  return (
    <span
      ref={frame}
      className={styles.frame}
      // A finger has no tooltips.
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(delay)}
      onPointerLeave={() => scheduleOpen(open ? CLOSE_DELAY : 0, false)}
      // What was pressed need not be named any more.
      onPointerDown={() => scheduleOpen(0, false)}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show(0)}
      onBlur={() => scheduleOpen(0, false)}
    >
      {children}
      {Bubble && (
        <Bubble
          label={label}
          side={side}
          open={open && enabled}
          onClose={() => scheduleOpen(0, false)}
          trigger={frame}
        />
      )}
    </span>
  )
}
