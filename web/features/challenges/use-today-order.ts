import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { orderForToday } from './order-for-today.ts'

/**
 * Put what is due first, and keep the order of the first render of the day, so that no card moves when it is marked.
 * @param participations those of one day, the first joined first
 */
export function useTodayOrder(participations: readonly Participation[]): Participation[] {
  const [order, setOrder] = useState<{ asOf: string; ids: string[] }>()
  const asOf = participations[0]?.asOf
  if (asOf !== undefined && order?.asOf !== asOf)
    setOrder({ asOf, ids: orderForToday(participations).map(({ id }) => id) })
  const position = (id: string) => order?.ids.indexOf(id) ?? -1
  // One joined on this screen is not in the order and comes last.
  return participations.toSorted((a, b) => (position(a.id) >>> 0) - (position(b.id) >>> 0))
}
