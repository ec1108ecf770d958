import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { isFinishedNow } from '#web/features/challenges/marking.ts'
import { describeWall, Wall } from '#web/ui/Wall.tsx'

/** Milliseconds for a whole wall, and the most for one brick. */
const WALL_TIME = 1800
const BRICK_TIME = 120

/** The finished wall. Directly after the last day, it fills brick by brick. */
export function ClosingWall({ participation: { challenge, wall, missed } }: { participation: Participation }) {
  const { duration } = challenge
  const [laid, setLaid] = useState(useShouldClose() ? 0 : wall.length)
  useEffect(() => {
    if (laid >= wall.length) return undefined
    const timer = setTimeout(() => setLaid(laid + 1), Math.min(BRICK_TIME, WALL_TIME / wall.length))
    return () => clearTimeout(timer)
  }, [laid, wall.length])
  return <Wall large total={duration} letters={wall.slice(0, laid)} label={describeWall(wall, duration, missed)} />
}

/** Check whether the last day was marked just now and motion is welcome. A reload shows the finished wall. */
function useShouldClose(): boolean {
  const { state } = useLocation()
  const navigate = useNavigate()
  const clearState = useEffectEvent(() => {
    if (isFinishedNow(state)) void navigate('.', { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => clearState(), [])
  return isFinishedNow(state) && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
