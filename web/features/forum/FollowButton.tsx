import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { followQuery } from './follow-query.ts'
import styles from './DiscussionBody.module.css'

/** Followers get a notification of new replies. */
export function FollowButton({ postId }: { postId: string }) {
  const query = followQuery(postId)
  const { data } = useQuery({ ...query, refetchOnMount: 'always' })
  const { mutate, isPending } = useMutation({
    mutationFn: (following: boolean) =>
      callApi('PATCH /api/forum/{id}/follow', { params: { id: postId }, body: { following } }),
    onMutate: (following) => queryClient.setQueryData(query.queryKey, { following }),
    onSuccess: (follow) => queryClient.setQueryData(query.queryKey, follow),
    onError: (error, following) => {
      queryClient.setQueryData(query.queryKey, { following: !following })
      showErrorToast(error)
    },
  })
  if (!data) return null
  return (
    <Button
      variant="quiet"
      className={styles.follow}
      aria-pressed={data.following}
      aria-disabled={isPending || undefined}
      onClick={() => isPending || mutate(!data.following)}
    >
      <Icon name={data.following ? 'check' : 'bell'} />
      {data.following ? 'Following' : 'Follow'}
    </Button>
  )
}
