import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createStore } from '../store.ts'
import type { TooltipBubbleProps } from './TooltipBubble.tsx'
import styles from './Tooltip.module.css'

type Props = {
  label: string
  /** Milliseconds of hover before it opens. */
  delay?: number
  side?: TooltipBubbleProps['side']
  enabled?: boolean
  children: ReactNode
}

/** Milliseconds after a tooltip closes in which the next one opens at once. While one is open, the next does too. */
const SKIP_DELAY = 300
/** Milliseconds for the pointer to move from the trigger to the tooltip. */
const CLOSE_DELAY = 100

/** The id of the open tooltip. Only one is open at a time. */
const openTooltip = createStore<string | null>(null)
let lastClosedAt = -Infinity

/**
 * Load Radix's tooltip on first hover or focus. It renders next to the trigger and never remounts it, so no click or
 * focus is lost.
 */
export function Tooltip({ label, delay = 700, side = 'bottom', enabled = true, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [Bubble, setBubble] = useState<ComponentType<TooltipBubbleProps>>()
  const id = useId()
  const open = useSyncExternalStore(
    openTooltip.subscribe,
    () => openTooltip.get() === id,
    () => false,
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      closeTooltip(id)
    },
    [id],
  )

  function schedule(milliseconds: number, change: (id: string) => void) {
    clearTimeout(timer.current)
    if (milliseconds > 0) timer.current = setTimeout(() => change(id), milliseconds)
    else change(id)
  }

  function show(openDelay: number) {
    if (!enabled) return
    // After a failed load the next hover retries.
    if (!Bubble)
      loadBubble().then(
        ({ TooltipBubble }) => setBubble(() => TooltipBubble),
        () => undefined,
      )
    const isMoving = openTooltip.get() !== null || performance.now() - lastClosedAt < SKIP_DELAY
    schedule(isMoving ? 0 : openDelay, openTooltip.set)
  }

  return (
    <span
      ref={frame}
      className={styles.frame}
      // No tooltips on touch.
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(delay)}
      onPointerLeave={() => schedule(open ? CLOSE_DELAY : 0, closeTooltip)}
      onPointerDown={() => schedule(0, closeTooltip)}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show(0)}
      onBlur={() => schedule(0, closeTooltip)}
    >
      {children}
      {Bubble && (
        <Bubble
          label={label}
          side={side}
          open={open && enabled}
          onClose={() => schedule(0, closeTooltip)}
          trigger={frame}
        />
      )}
    </span>
  )
}

function loadBubble() {
  return import('./TooltipBubble.tsx')
}

function closeTooltip(id: string) {
  if (openTooltip.get() !== id) return
  openTooltip.set(null)
  lastClosedAt = performance.now()
}
