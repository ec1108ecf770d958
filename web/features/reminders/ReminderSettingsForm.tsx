import type { ReminderSettings } from '#contract/reminders.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { SettingCheckbox } from '#web/ui/SettingCheckbox.tsx'
import { ChallengeReminders } from './ChallengeReminders.tsx'
import { formatClock } from './clock-times.ts'
import { LaterLine } from './LaterLine.tsx'
import { useUpdateReminders } from './reminder-settings.ts'
import { TimeSelect } from './TimeSelect.tsx'
import { Weekdays } from './Weekdays.tsx'
import styles from './reminders.module.css'

/** Changes when the member is reminded. Each change is saved at once. */
export function ReminderSettingsForm({ settings }: { settings: ReminderSettings }) {
  const { on, time, suggestedTime, weekdays, nudge, nudgeTime, pausedSince, laterAt, challenges } = settings
  const update = useUpdateReminders()
  return (
    <>
      {on && pausedSince && (
        <Banner title="Reminders are paused">
          <p>We stopped reminding you after ten unanswered reminders. Mark a day or press Resume.</p>
          <Button
            className={styles.resume}
            onClick={({ currentTarget }) => {
              restoreFocusToRegion(currentTarget)
              update.mutate({ on: true })
            }}
          >
            Resume
          </Button>
        </Banner>
      )}
      <SettingCheckbox
        label="Remind me"
        hint="Only on days when a step is due and not done yet. Never during a break."
        checked={on}
        onChange={(checked) => update.mutate({ on: checked })}
      />
      {laterAt && <LaterLine at={laterAt} />}
      {on && (
        <>
          <TimeSelect
            label="Time"
            hint={time === null ? 'Half an hour before you usually mark your day.' : undefined}
            value={time}
            firstOption={{
              label: `Suggested: ${formatClock(suggestedTime)}`,
              onChoose: () => update.mutate({ time: null }),
            }}
            onChange={(chosen) => update.mutate({ time: chosen })}
          />
          <Weekdays values={weekdays} onChange={(chosen) => update.mutate({ weekdays: chosen })} />
          <SettingCheckbox
            label="Remind me again late in the day"
            hint="If something is still due. You never get more than two reminders a day."
            checked={nudge}
            onChange={(checked) => update.mutate({ nudge: checked })}
          />
          {nudge && (
            <TimeSelect
              label="Time of the late reminder"
              value={nudgeTime}
              onChange={(chosen) => update.mutate({ nudgeTime: chosen })}
            />
          )}
          {challenges.length > 0 && <ChallengeReminders settings={settings} />}
        </>
      )}
    </>
  )
}
