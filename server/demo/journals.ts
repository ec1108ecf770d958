import { createJournalEntry } from '#contract/journal.ts'
import { countMonthAgo, type DemoCalendar } from './calendar.ts'
import { journals } from './content/journals.ts'
import type { Group } from './group.ts'
import type { Timeline } from './timeline.ts'

/** Plans the journal entries. */
export function planJournals({
  group,
  calendar,
  timeline,
}: {
  group: Group
  calendar: DemoCalendar
  timeline: Timeline
}): void {
  for (const { by, ago: written, time, earlier, ...texts } of journals) {
    const ago = written === 'a-month' ? countMonthAgo(calendar) : written
    const entryDate = earlier === undefined ? undefined : calendar.toDate(ago + earlier)
    timeline.add({ ago, time }, by, () => group.call(by, createJournalEntry, { body: { ...texts, entryDate } }))
  }
}
