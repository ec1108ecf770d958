import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RequestBody, callApi, apiQuery, type ResponseBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'

type Tick = RequestBody<'PATCH /api/resources/{id}/ticks'>
type ChecklistItem = ResponseBody<'GET /api/resources/{id}/ticks'>[number]

const ticksQuery = (id: string) => apiQuery('GET /api/resources/{id}/ticks', { params: { id } })

/**
 * The member's ticks in one resource: what the server holds, and over it what is on its way there. A tick that is refused
 * so falls back by itself.
 */
export function useTicks(id: string) {
  const ticks = useQuery(ticksQuery(id))
  const [pendingTicks, setPendingTicks] = useState<readonly Tick[]>([])
  const { mutate } = useMutation({
    // One after the other, so that the last reply holds all of them.
    scope: { id: `ticks ${id}` },
    mutationFn: async (body: Tick) => {
      await queryClient.cancelQueries({ queryKey: ticksQuery(id).queryKey })
      return callApi('PATCH /api/resources/{id}/ticks', { params: { id }, body })
    },
    onSuccess: (savedTicks) => queryClient.setQueryData(ticksQuery(id).queryKey, savedTicks),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: ticksQuery(id).queryKey })
      showErrorToast(error, 'The tick was not saved')
    },
    onSettled: (_held, _error, tick) => setPendingTicks((sent) => sent.filter((item) => item !== tick)),
  })
  return {
    isTicked(box: ChecklistItem): boolean {
      const last = pendingTicks.findLast((tick) => isSameItem(tick, box))
      return last ? last.ticked : (ticks.data?.some((savedTick) => isSameItem(savedTick, box)) ?? false)
    },
    setTick(tick: Tick): void {
      setPendingTicks((earlier) => [...earlier, tick])
      mutate(tick)
    },
    isPending: ticks.isPending,
    isLoadError: ticks.isError && !ticks.data,
    retry: () => void ticks.refetch(),
  }
}

function isSameItem(a: ChecklistItem, b: ChecklistItem): boolean {
  return a.block === b.block && a.item === b.item
}
