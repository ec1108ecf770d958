import { ApiError, callApi } from '#web/api/client.ts'
import { handleUnauthorized, queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { formatTime } from '#web/ui/dates.ts'
import { toast } from '#web/ui/toast.ts'
import { remindersQuery } from './reminder-settings.ts'

/** Ask for a reminder in the evening. Where it can’t come, offer the settings. */
export async function remindTonight(timeZone: string, navigate: (path: string) => unknown): Promise<void> {
  try {
    const { at } = await callApi('POST /api/reminders/later', { body: { when: 'tonight' } })
    void queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey })
    toast({ title: `We’ll remind you at ${formatTime(timeZone, at)}.` })
  } catch (error) {
    handleUnauthorized(error)
    if (error instanceof ApiError && error.code === 'conflict')
      toast({
        title: error.text ?? 'We can’t remind you tonight.',
        action: { label: 'Settings', onAction: () => navigate(paths.notificationSettings()) },
      })
    else showErrorToast(error)
  }
}
