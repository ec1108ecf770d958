import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RequestBody, callApi, apiQuery, type ResponseBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'

type Tick = RequestBody<'PATCH /api/resources/{id}/ticks'>
type ChecklistItem = ResponseBody<'GET /api/resources/{id}/ticks'>[number]

const ticksQuery = (id: string) => apiQuery('GET /api/resources/{id}/ticks', { params: { id } })

/**
 * Read and update the member's ticks in one resource. Pending ticks override the server's, so a rejected one reverts.
 */
export function useTicks(id: string) {
  const ticks = useQuery(ticksQuery(id))
  const [pendingTicks, setPendingTicks] = useState<readonly Tick[]>([])
  const { mutate } = useMutation({
    // Sent one at a time, so the last reply contains every tick.
    scope: { id: `ticks ${id}` },
    mutationFn: async (body: Tick) => {
      await queryClient.cancelQueries({ queryKey: ticksQuery(id).queryKey })
      return callApi('PATCH /api/resources/{id}/ticks', { params: { id }, body })
    },
    onSuccess: (savedTicks) => queryClient.setQueryData(ticksQuery(id).queryKey, savedTicks),
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: ticksQuery(id).queryKey })
      showErrorToast(error, 'Couldn’t save your change')
    },
    onSettled: (_held, _error, tick) => setPendingTicks((sent) => sent.filter((pending) => pending !== tick)),
  })
  return {
    isTicked(item: ChecklistItem): boolean {
      const last = pendingTicks.findLast((tick) => isSameItem(tick, item))
      return last ? last.ticked : (ticks.data?.some((savedTick) => isSameItem(savedTick, item)) ?? false)
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
