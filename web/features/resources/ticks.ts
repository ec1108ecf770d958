import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BodyFor, call, query, type ReplyTo } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'

type Tick = BodyFor<'PATCH /api/resources/{id}/ticks'>
type Box = ReplyTo<'GET /api/resources/{id}/ticks'>[number]

const ticksQuery = (id: string) => query('GET /api/resources/{id}/ticks', { params: { id } })

/**
 * The member's ticks in one resource: what the server holds, and over it what is on its way there. A tick that is refused
 * so falls back by itself.
 */
export function useTicks(id: string) {
  const ticks = useQuery(ticksQuery(id))
  const [underWay, setUnderWay] = useState<readonly Tick[]>([])
  const { mutate } = useMutation({
    // One after the other, so that the last reply holds all of them.
    scope: { id: `ticks ${id}` },
    mutationFn: async (body: Tick) => {
      await queryClient.cancelQueries({ queryKey: ticksQuery(id).queryKey })
      return call('PATCH /api/resources/{id}/ticks', { params: { id }, body })
    },
    onSuccess: (held) => queryClient.setQueryData(ticksQuery(id).queryKey, held),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: ticksQuery(id).queryKey })
      sayFailure(error, 'The tick was not saved')
    },
    onSettled: (_held, _error, tick) => setUnderWay((sent) => sent.filter((each) => each !== tick)),
  })
  return {
    isTicked(box: Box): boolean {
      const last = underWay.findLast((tick) => isSame(tick, box))
      return last ? last.ticked : (ticks.data?.some((held) => isSame(held, box)) ?? false)
    },
    setTick(tick: Tick): void {
      setUnderWay((earlier) => [...earlier, tick])
      mutate(tick)
    },
    isPending: ticks.isPending,
    isMissing: ticks.isError && !ticks.data,
    readAgain: () => void ticks.refetch(),
  }
}

function isSame(one: Box, other: Box): boolean {
  return one.block === other.block && one.item === other.item
}
