import { useMutation, useQuery } from '@tanstack/react-query'
import type { PlannedBreak } from '#contract/breaks.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useToday } from '#web/shell/today.ts'
import { toast } from '#web/ui/toast.ts'
import { refetchParticipations } from './participations.ts'

const breaksQuery = apiQuery('GET /api/breaks')
const noBreaks: PlannedBreak[] = []

/** Read the breaks of a participation that have not ended, also those from all challenges, the first one first. */
export function useBreaks(participationId: string): PlannedBreak[] {
  const { data = noBreaks } = useAllBreaks()
  return data.filter((each) => each.participationId === null || each.participationId === participationId)
}

/** Read all breaks that have not ended, the first one first. */
export function useAllBreaks() {
  const today = useToday()
  // One may have ended since they were read.
  return useQuery({ ...breaksQuery, select: (breaks) => sortByStart(breaks.filter(({ to }) => to >= today)) })
}

/** Plan a break. The form shows any error. */
export function usePlanBreak() {
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/breaks'>) => callApi('POST /api/breaks', { body }),
    onSuccess: (planned) => {
      queryClient.setQueryData(breaksQuery.queryKey, (rows) => rows && [...rows, planned])
      refetchParticipations()
      toast({ title: 'Break planned' })
    },
  })
}

export function useEndBreak() {
  return useMutation({
    mutationFn: ({ id }: PlannedBreak) => callApi('DELETE /api/breaks/{id}', { params: { id } }),
    onSuccess: (_, ended) => {
      queryClient.setQueryData(breaksQuery.queryKey, (rows) => rows?.filter(({ id }) => id !== ended.id))
      refetchParticipations()
      toast({ title: 'Break ended' })
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: breaksQuery.queryKey })
      showErrorToast(error)
    },
  })
}

function sortByStart(breaks: PlannedBreak[]): PlannedBreak[] {
  return breaks.toSorted((a, b) => a.from.localeCompare(b.from))
}
