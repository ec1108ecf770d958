import type { ReactNode } from 'react'
import { getErrorMessage } from '../api/client.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Props<T> = {
  result: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** Shows the content once its data is there. */
export function Loaded<T>({ result: { data, error, isFetching, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data)
  if (error) return <ErrorState text={getErrorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
  return <Skeleton shape="row" count={2} />
}
