import { useQuery } from '@tanstack/react-query'
import type { ReminderSettings } from '#contract/reminders.ts'
import { apiQuery, callApi, type RequestBody } from '#web/api/client.ts'
import { dismissOffer } from '#web/shell/offers.ts'
import { useUser } from '#web/shell/session.ts'
import { useSaveSettings } from '#web/shell/use-save-settings.ts'
import { getReminderOfferName } from './reminder-offer-name.ts'

export const remindersQuery = apiQuery('GET /api/reminders')

type ReminderChange = RequestBody<'PATCH /api/reminders'>
type ChallengeChange = { participationId: string } & RequestBody<'PATCH /api/user-challenges/{id}/reminder'>

export function useReminders() {
  return useQuery(remindersQuery)
}

/** Change when the member is reminded. That also resumes paused reminders. */
export function useUpdateReminders() {
  const userId = useUser()?.id ?? ''
  return useSaveSettings({
    queryKey: remindersQuery.queryKey,
    save: (body: ReminderChange) => callApi('PATCH /api/reminders', { body }),
    apply: (settings, change): ReminderSettings => ({ ...settings, ...change, pausedSince: null }),
    onSaved: ({ on }) => {
      // Home need not offer what the member has found.
      if (on !== undefined) dismissOffer(getReminderOfferName(userId))
    },
  })
}

/** Change the reminders of one challenge. Null takes the value of all challenges. */
export function useUpdateChallengeReminder() {
  return useSaveSettings({
    queryKey: remindersQuery.queryKey,
    save: ({ participationId, ...body }: ChallengeChange) =>
      callApi('PATCH /api/user-challenges/{id}/reminder', { params: { id: participationId }, body }),
    apply: (settings, { participationId, ...change }): ReminderSettings => ({
      ...settings,
      challenges: settings.challenges.map((each) =>
        each.participationId === participationId ? { ...each, ...change } : each,
      ),
    }),
  })
}
