import type { ChallengeReminder, ReminderSettings } from '#contract/reminders.ts'
import { useSite } from '#web/shell/session.ts'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { SettingCheckbox } from '#web/ui/SettingCheckbox.tsx'
import { formatClock } from './clock-times.ts'
import { describeDays } from './describe-days.ts'
import { useUpdateChallengeReminder } from './reminder-settings.ts'
import { TimeSelect } from './TimeSelect.tsx'
import { Weekdays } from './Weekdays.tsx'

const channels = [
  { value: 'push', label: 'Push' },
  { value: 'email', label: 'Email' },
  { value: 'both', label: 'Push and email' },
] as const

type Props = { reminder: ChallengeReminder; settings: ReminderSettings }

/** Overrides of one challenge. */
export function ChallengeReminderFields({ reminder, settings }: Props) {
  const { participationId, off, time, weekdays, channel } = reminder
  const { mutate } = useUpdateChallengeReminder()
  // Without email, there is only one channel.
  const { mail } = useSite()
  const memberTime = settings.time ?? settings.suggestedTime
  return (
    <>
      <SettingCheckbox
        label="Remind me of this challenge"
        checked={!off}
        onChange={(checked) => mutate({ participationId, off: !checked })}
      />
      {!off && (
        <>
          <FieldRow>
            <TimeSelect
              label="Time"
              value={time}
              firstOption={{
                label: `Same as above: ${formatClock(memberTime)}`,
                onChoose: () => mutate({ participationId, time: null }),
              }}
              onChange={(chosen) => mutate({ participationId, time: chosen })}
            />
            {mail && (
              <Field label="Sent by">
                {(control) => (
                  <Select
                    {...control}
                    value={channel ?? ''}
                    onChange={({ target }) =>
                      mutate({
                        participationId,
                        channel: channels.find(({ value }) => value === target.value)?.value ?? null,
                      })
                    }
                  >
                    <option value="">Same channels as other reminders</option>
                    {channels.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
          </FieldRow>
          <SettingCheckbox
            label="Use different days"
            hint={weekdays ? undefined : `Now: ${describeDays(settings.weekdays)}.`}
            checked={weekdays !== null}
            onChange={(checked) => mutate({ participationId, weekdays: checked ? settings.weekdays : null })}
          />
          {weekdays && (
            <Weekdays values={weekdays} onChange={(chosen) => mutate({ participationId, weekdays: chosen })} />
          )}
        </>
      )}
    </>
  )
}
