import { type ReactNode, useEffect, useState } from 'react'
import { callWhenIdle } from './preload-when-idle.ts'

/** Render the children once the screen is idle, so that what members use first loads first. */
export function WhenIdle({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => callWhenIdle(() => setIsIdle(true)), [])
  return isIdle ? children : fallback
}
