import { useMutation, useMutationState, useQuery, type Mutation } from '@tanstack/react-query'
import { ApiError, call, query, textOf, type BodyFor, type ReplyTo } from '#web/api.ts'
import { queryClient } from '#web/query-client.ts'
import { toast } from '#web/ui/toast.ts'

type Tick = BodyFor<'PATCH /api/resources/{id}/ticks'>
type Ticks = ReplyTo<'PATCH /api/resources/{id}/ticks'>
type Box = Ticks[number]

const ticksQuery = (id: string) => query('GET /api/resources/{id}/ticks', { params: { id } })

/**
 * The member's ticks in one resource: what the server holds, and over it what is on its way there. A tick that is refused
 * so falls back by itself.
 */
export function useTicks(id: string) {
  const mutationKey = ['tick', id]
  const ticks = useQuery(ticksQuery(id))
  const underWay = useMutationState<Tick | undefined, Mutation<Ticks, Error, Tick>>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last reply holds all of them.
    scope: { id: mutationKey.join() },
    mutationFn: async (body: Tick) => {
      await queryClient.cancelQueries({ queryKey: ticksQuery(id).queryKey })
      return call('PATCH /api/resources/{id}/ticks', { params: { id }, body })
    },
    onSuccess: (held) => queryClient.setQueryData(ticksQuery(id).queryKey, held),
    onError: (error) => {
      // A session that has ended is explained by the sign-in dialog.
      if (error instanceof ApiError && error.status === 401) return
      toast({ title: 'The tick was not saved', description: textOf(error), variant: 'destructive' })
    },
  })
  return {
    isTicked(box: Box): boolean {
      const last = underWay.findLast((tick) => tick && isSame(tick, box))
      return last ? last.ticked : (ticks.data?.some((held) => isSame(held, box)) ?? false)
    },
    setTick: (tick: Tick) => mutate(tick),
    isPending: ticks.isPending,
    isMissing: ticks.isError && !ticks.data,
    readAgain: () => void ticks.refetch(),
  }
}

function isSame(one: Box, other: Box): boolean {
  return one.block === other.block && one.item === other.item
}
