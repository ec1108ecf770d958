import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isNotFound, LoadingState, type LoadingStateProps } from './LoadingState.tsx'

type Props<T> = Omit<LoadingStateProps, 'children'> & {
  result: { data: T | undefined }
  /** Shown while loading; two rows if omitted. */
  fallback?: ReactNode
  children: (data: T) => ReactNode
}

/** Shows the content once its data is there, and no longer if the server then answers that it is gone. */
export function Loaded<T>({ result, notFound, fallback, children }: Props<T>) {
  const isGone = notFound !== undefined && isNotFound(result.error)
  if (result.data !== undefined && !isGone) return children(result.data)
  return (
    <LoadingState result={result} notFound={notFound}>
      {fallback ?? <Skeleton shape="row" count={2} />}
    </LoadingState>
  )
}
