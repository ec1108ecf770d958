import { useMutation, type DataTag, type QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { toast } from '../ui/toast.ts'
import { showErrorToast } from './show-error-toast.ts'

type Options<T, C> = {
  queryKey: DataTag<QueryKey, T, Error>
  /** Sends a change. @returns all settings as they are saved */
  save: (change: C) => Promise<T>
  /** Returns the settings with the change, to show them at once. */
  apply: (settings: T, change: C) => T
  onSaved?: (change: C) => void
}

/** Save settings with an optimistic update. Requests are sent one after the other; the last change stays. */
export function useSaveSettings<T, C>({ queryKey, save, apply, onSaved }: Options<T, C>) {
  const mutationKey = ['save', ...queryKey]
  const isLastChange = () => queryClient.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: save,
    onMutate: (change) => {
      const previous = queryClient.getQueryData<T>(queryKey)
      if (previous) queryClient.setQueryData<T>(queryKey, apply(previous, change))
      return { previous }
    },
    onSuccess: (saved, change) => {
      if (isLastChange()) queryClient.setQueryData<T>(queryKey, saved)
      onSaved?.(change)
      toast({ title: 'Settings saved' })
    },
    onError: (error, _, context) => {
      if (isLastChange()) {
        queryClient.setQueryData<T>(queryKey, context?.previous)
        // An earlier change, which `previous` contains, may have failed too.
        void queryClient.invalidateQueries({ queryKey })
      }
      showErrorToast(error)
    },
  })
}
