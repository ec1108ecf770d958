import type { ReactNode } from 'react'
import { ApiError, getErrorMessage } from '../api/client.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

export type LoadingStateProps = {
  result: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Replaces the error if the server answers that there is no such thing. */
  notFound?: ReactNode
  /** Shown while loading. */
  children?: ReactNode
}

/** Stands in for the content until its data is there. A failed load can be retried. */
export function LoadingState({ result: { error, isFetching, refetch }, notFound, children }: LoadingStateProps) {
  if (!error) return children
  if (notFound && isNotFound(error)) return notFound
  return <ErrorState text={getErrorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
}

export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}
