import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type Joined = { id: string; title: string }

/**
 * Read which challenge the member joined just now, from the state of the navigation that follows it. Once they leave the
 * screen or reload it, there is none.
 */
export function useJustJoined(): Joined | undefined {
  const { state } = useLocation()
  const [joined] = useState(() => readJoined(state))
  useEffect(() => {
    // A navigation would take time, and replace the screen that Back has just opened. `usr` is where React Router keeps
    // the state.
    if (joined) history.replaceState({ ...history.state, usr: null }, '')
  }, [joined])
  return joined
}

function readJoined(state: unknown): Joined | undefined {
  if (typeof state !== 'object' || state === null || !('joined' in state)) return undefined
  const { joined } = state
  if (typeof joined !== 'object' || joined === null || !('id' in joined) || !('title' in joined)) return undefined
  const { id, title } = joined
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined
}
