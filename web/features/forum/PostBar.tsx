import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { stickAboveKeyboard } from './stick-above-keyboard.ts'
import styles from './PostBar.module.css'

type Props = { onResize?: () => void; children: ReactNode }

/** Keeps the box for a post at the bottom of the screen, and what has the focus above it. */
export function PostBar({ onResize, children }: Props) {
  const barRef = useRef<HTMLDivElement>(null)
  const resize = useEffectEvent((height: number) => {
    document.documentElement.style.setProperty('--post-bar', `${height}px`)
    onResize?.()
  })
  useEffect(() => {
    const bar = barRef.current
    if (!bar) return undefined
    const release = stickAboveKeyboard()
    const observer = new ResizeObserver(() => resize(bar.offsetHeight))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      release?.()
      document.documentElement.style.removeProperty('--post-bar')
    }
  }, [])
  return (
    <div className={styles.bar} ref={barRef}>
      {children}
    </div>
  )
}
