import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Joined = { id: string; title: string }

/**
 * Read which challenge the member joined just now, from the state of the navigation that follows it. Once they leave the
 * screen or reload it, there is none.
 */
export function useJustJoined(): Joined | undefined {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const [joined] = useState(() => readJoined(state))
  const clearState = useEffectEvent(() => {
    if (joined) void navigate({ search }, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => clearState(), [])
  return joined
}

function readJoined(state: unknown): Joined | undefined {
  if (typeof state !== 'object' || state === null || !('joined' in state)) return undefined
  const { joined } = state
  if (typeof joined !== 'object' || joined === null || !('id' in joined) || !('title' in joined)) return undefined
  const { id, title } = joined
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined
}
