import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { Application } from '#contract/applications.ts'
import type { Member, MemberDetail } from '#contract/members.ts'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { isolate } from '#web/ui/isolate.ts'
import { toast } from '#web/ui/toast.ts'
import { applicationsQuery, memberQuery, moderationSummaryQuery } from './member-queries.ts'

const membersKey = ['/api/admin/members']

export function useSuspendMember({ id }: Member) {
  return useMemberMutation('Member suspended', () =>
    callApi('POST /api/admin/members/{id}/suspend', { params: { id } }),
  )
}

export function useRestoreMember({ id }: Member) {
  return useMemberMutation('Member restored', () => callApi('POST /api/admin/members/{id}/restore', { params: { id } }))
}

export function useEndMemberSessions({ id }: Member) {
  return useMemberMutation('Signed out everywhere', () =>
    callApi('POST /api/admin/members/{id}/end-sessions', { params: { id } }),
  )
}

export function useChangeRole({ id }: Member) {
  return useMemberMutation('Role changed', (body: RequestBody<'POST /api/admin/members/{id}/role'>) =>
    callApi('POST /api/admin/members/{id}/role', { params: { id }, body }),
  )
}

export function useCreateResetLink({ id }: Member) {
  return useMutation({
    mutationFn: () => callApi('POST /api/admin/members/{id}/reset-link', { params: { id } }),
    onError: (error) => showErrorToast(error, 'Error'),
  })
}

export function useCreateMember() {
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/admin/members'>) => callApi('POST /api/admin/members', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: membersKey }),
  })
}

export function useDeleteMember({ id }: Member) {
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/admin/members/{id}/delete'>) =>
      callApi('POST /api/admin/members/{id}/delete', { params: { id }, body }),
  })
}

/** Remove what is cached about a deleted member, once no screen shows it. */
export function forgetMember(id: string): void {
  queryClient.removeQueries(memberQuery(id))
  queryClient.removeQueries(moderationSummaryQuery(id))
  void queryClient.invalidateQueries({ queryKey: membersKey })
}

export function useApprove() {
  return useMutation({
    mutationFn: ({ id }: Application) => callApi('POST /api/admin/applications/{id}/approve', { params: { id } }),
    onSuccess: (_, { username }) => {
      toast({ title: 'Request approved', description: isolate(username) })
      void queryClient.invalidateQueries({ queryKey: membersKey })
      return queryClient.invalidateQueries(applicationsQuery)
    },
    onError: (error) => {
      showErrorToast(error, 'Error')
      // Another admin may have decided.
      void queryClient.invalidateQueries(applicationsQuery)
    },
  })
}

export function useRefuse({ id }: Application) {
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/admin/applications/{id}/refuse'>) =>
      callApi('POST /api/admin/applications/{id}/refuse', { params: { id }, body }),
    onSuccess: () => {
      toast({ title: 'Request declined' })
      return queryClient.invalidateQueries(applicationsQuery)
    },
  })
}

function useMemberMutation<V = void>(title: string, mutationFn: (variables: V) => Promise<MemberDetail>) {
  return useMutation({
    mutationFn,
    onSuccess: (member) => {
      cacheMember(member)
      void queryClient.invalidateQueries(moderationSummaryQuery(member.id))
      toast({ title, description: isolate(member.username) })
    },
    onError: (error) => showErrorToast(error, 'Error'),
  })
}

function cacheMember(updated: MemberDetail): void {
  queryClient.setQueryData(memberQuery(updated.id).queryKey, updated)
  queryClient.setQueriesData<InfiniteData<{ items: Member[] }>>(
    { queryKey: membersKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === updated.id ? updated : item)),
        })),
      },
  )
}
