import type { ReactNode } from 'react'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { useCanPost } from './use-can-post.ts'

export const PostingNotice = lazyComponent(async () => (await import('./PostingNotice.tsx')).PostingNotice, {
  fallback: () => null,
})

/** Show the children, or why the member cannot post for now. */
export function PostingGate({ children }: { children: ReactNode }) {
  return useCanPost() ? children : <PostingNotice />
}
