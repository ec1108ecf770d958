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
import { createStore } from './store.ts'
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

/** The id of the visible tooltip: only one shows at a time, wherever the pointer rests and the focus is. */
const openTooltip = createStore<string | null>(null)
let lastClosedAt = -Infinity

/**
 * The name of what is only a drawing. Radix's tooltip loads when a trigger is first pointed at or focused, and stands beside the
 * trigger, which stays the same element throughout: nothing that is pressed or focused is ever put in its place.
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
    // What cannot be fetched now is asked for again the next time.
    if (!Bubble)
      loadBubble().then(
        ({ TooltipBubble }) => setBubble(() => TooltipBubble),
        () => undefined,
      )
    schedule(performance.now() - lastClosedAt < SKIP_DELAY ? 0 : openDelay, openTooltip.set)
  }

  return (
    <span
      ref={frame}
      className={styles.frame}
      // A finger has no tooltips.
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && show(delay)}
      onPointerLeave={() => schedule(open ? CLOSE_DELAY : 0, closeTooltip)}
      // What was pressed need not be named any more.
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
