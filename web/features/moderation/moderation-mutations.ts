import { useMutation } from '@tanstack/react-query'
import type { DecisionAction } from '#contract/moderation.ts'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { forgetCrews } from '#web/api/forget-crews.ts'
import { queryClient } from '#web/api/query-client.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'
import { capitalize, type Item, nameItem } from './item.ts'
import { caseQuery } from './moderation-queries.ts'
import { refetchContent } from './refetch-content.ts'

export type PostAction = RequestBody<'POST /api/moderation/posts/{kind}/{id}'>
export type MemberAction = RequestBody<'POST /api/moderation/members/{id}'>

/** Act on a post. Actions that take a note are confirmed in a dialog; the others can be undone in the toast. */
export function useModeratePost(item: Item) {
  return useMutation({
    mutationFn: (action: PostAction) => moderatePost(item, action),
    onSuccess: (_, action) => {
      const undo = findUndo(item, action)
      refetchContent()
      toast({
        title: describePostAction(item, action),
        action: undo && { label: 'Undo', onAction: () => void undoAction(item, undo) },
      })
    },
    onError: (error, { action }) => {
      // Its dialog shows the error and keeps the note.
      if (action === 'remove') return
      // The menu may have shown an old state.
      refetchContent()
      showErrorToast(error)
    },
  })
}

export function useModerateMember(member: { id: string; username: string }) {
  return useMutation({
    mutationFn: (action: MemberAction) =>
      callApi('POST /api/moderation/members/{id}', { params: { id: member.id }, body: action }),
    onSuccess: (_, { action }) => {
      refetchContent()
      toast({ title: `${isolate(member.username)} ${memberActionWords[action]}` })
    },
    onError: (error, { action }) => {
      // The dialogs of the other actions show the error themselves.
      if (action !== 'unmute' && action !== 'unsuspend') return
      refetchContent()
      showErrorToast(error)
    },
  })
}

/** Claim, release or close a case. */
export function useChangeCase(id: string) {
  return useMutation({
    mutationFn: (change: 'claim' | 'release' | 'close') => {
      const options = { params: { id } }
      if (change === 'claim') return callApi('POST /api/moderation/cases/{id}/claim', options)
      if (change === 'release') return callApi('DELETE /api/moderation/cases/{id}/claim', options)
      return callApi('POST /api/moderation/cases/{id}/close', options)
    },
    onSuccess: (updated, change) => {
      queryClient.setQueryData(caseQuery(id).queryKey, updated)
      refetchContent()
      if (change === 'close')
        toast({ title: 'Report closed', description: 'The members who reported it have been told.' })
    },
    onError: (error) => {
      refetchContent()
      showErrorToast(error)
    },
  })
}

export function useBlockMember({ id, username }: { id: string; username: string }) {
  return useMutation({
    mutationFn: () => callApi('POST /api/members/{id}/block', { params: { id } }),
    onSuccess: () => {
      // The member has left the crews that both were in.
      forgetCrews()
      refetchContent()
      toast({ title: `You have blocked ${isolate(username)}` })
    },
    onError: (error) => showErrorToast(error),
  })
}

export function useUnblockMember() {
  return useMutation({
    mutationFn: ({ id }: { id: string; username: string }) =>
      callApi('DELETE /api/members/{id}/block', { params: { id } }),
    onSuccess: (_, { username }) => {
      refetchContent()
      toast({ title: `You have unblocked ${isolate(username)}` })
    },
    onError: (error) => showErrorToast(error),
  })
}

async function moderatePost({ kind, id }: Item, body: PostAction) {
  if (kind === 'member') throw new Error('A member is not a post')
  return callApi('POST /api/moderation/posts/{kind}/{id}', { params: { kind, id }, body })
}

async function undoAction(item: Item, action: PostAction): Promise<void> {
  try {
    await moderatePost(item, action)
    refetchContent()
    toast({ title: describePostAction(item, action) })
  } catch (error) {
    showErrorToast(error)
  }
}

function findUndo({ state, thread }: Item, { action }: PostAction): PostAction | undefined {
  switch (action) {
    case 'hide':
      return { action: 'restore' }
    case 'restore':
      return { action: state === 'removed' ? 'remove' : 'hide' }
    case 'lock':
      return { action: 'unlock' }
    case 'unlock':
      return { action: 'lock' }
    case 'pin':
      return { action: 'unpin' }
    case 'unpin':
      return { action: 'pin' }
    case 'move':
      return thread && { action: 'move', pillar: thread.pillar }
    case 'remove':
      return undefined
  }
}

function describePostAction({ kind, isOfCrew = false }: Item, body: PostAction): string {
  const name = capitalize(nameItem(kind, isOfCrew))
  if (body.action === 'move') return `${name} moved to ${pillarLabels[body.pillar]}`
  return `${name} ${postActionWords[body.action]}`
}

const postActionWords = {
  hide: 'hidden',
  remove: 'removed',
  restore: 'restored',
  lock: 'locked',
  unlock: 'unlocked',
  pin: 'pinned',
  unpin: 'unpinned',
} satisfies Partial<Record<DecisionAction, string>>

const memberActionWords = {
  warn: 'was warned',
  mute: 'is muted',
  unmute: 'can post again',
  suspend: 'is suspended',
  unsuspend: 'can sign in again',
} satisfies Partial<Record<DecisionAction, string>>
