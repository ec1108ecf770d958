import { createForumPost, createForumReply } from '#contract/forum.ts'
import type { DemoCalendar } from './calendar.ts'
import { threads } from './content/threads.ts'
import type { Group } from './group.ts'
import type { Timeline } from './timeline.ts'

/** Plans the discussions and their replies. */
export function planThreads({ group, timeline }: { group: Group; calendar: DemoCalendar; timeline: Timeline }): void {
  for (const { by, ago, time, pillar, title, content, replies } of threads) {
    let id = ''
    timeline.add({ ago, time }, by, async () => {
      ;({ id } = await group.call(by, createForumPost, { body: { pillar, title, content } }))
    })
    for (const reply of replies)
      timeline.add(reply, reply.by, () =>
        group.call(reply.by, createForumReply, { params: { id }, body: { content: reply.content } }),
      )
  }
}
