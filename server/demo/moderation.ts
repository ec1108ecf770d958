import { createForumPost, createForumReply } from '#contract/forum.ts'
import { closeCase, createAppeal, listCases, moderatePost } from '#contract/moderation.ts'
import { createReport } from '#contract/reports.ts'
import type { DemoCalendar } from './calendar.ts'
import type { Group } from './group.ts'
import type { Timeline } from './timeline.ts'

/** Plans what moderators have to look at: two open reports, two decided ones, and an appeal that waits for the admin. */
export function planModeration({
  group,
  timeline,
}: {
  group: Group
  calendar: DemoCalendar
  timeline: Timeline
}): void {
  const ids: Record<string, string> = {}
  const id = (name: string) => ids[name] ?? ''
  const report = (by: string, name: string, reason: 'harassment' | 'advice' | 'private' | 'spam', details: string) =>
    group.call(by, createReport, {
      body: { kind: name === 'rack' ? 'discussion' : 'reply', subjectId: id(name), reason, details },
    })
  const reply = async (by: string, name: string, content: string) => {
    ids[name] = (await group.call(by, createForumReply, { params: { id: id('weights') }, body: { content } })).id
  }

  timeline.add({ ago: 30, time: '18:30' }, 'nate', async () => {
    const title = 'How fast should I add weight?'
    const content =
      'Bench 80 for three weeks now. I want 90 by the end of the month. What’s the quickest way that works?'
    ids.weights = (await group.call('nate', createForumPost, { body: { pillar: 'physical', title, content } })).id
  })
  timeline.add({ ago: 30, time: '21:10' }, 'owen', () =>
    reply('owen', 'slow', 'Smaller plates, more sleep, and a fourth week at 80. I know you don’t want to hear it.'),
  )
  timeline.add({ ago: 29, time: '22:40' }, 'jonas', () =>
    reply('jonas', 'gym', 'I’d start by asking someone at the gym to watch your elbows. Mine went out to the sides.'),
  )
  timeline.add({ ago: 29, time: '23:30' }, 'nate', () =>
    reply('nate', 'rude', 'No offence, Jonas, but I’m not taking advice from a bloke who can’t hold down a job.'),
  )
  timeline.add({ ago: 28, time: '07:30' }, 'sam', () =>
    report('sam', 'rude', 'harassment', 'Jonas wrote in confidence that he lost his job.'),
  )
  timeline.add({ ago: 28, time: '11:40' }, 'marcus', () => report('marcus', 'rude', 'harassment', 'Below the belt.'))
  let decisionId = ''
  timeline.add({ ago: 28, time: '16:20' }, 'owen', async () => {
    const note =
      'You can disagree with what someone writes. His job isn’t part of it. You’re welcome to say the rest again.'
    const decided = await group.call('owen', moderatePost, {
      params: { kind: 'reply', id: id('rude') },
      body: { action: 'remove', note },
    })
    decisionId = decided.id
  })
  timeline.add({ ago: 27, time: '19:00' }, 'nate', () =>
    group.call('nate', createAppeal, {
      params: { id: decisionId },
      body: {
        message:
          'It was a joke between us. I’ve told Jonas I’m sorry on Saturday, and he laughed. I’d like it not to stay on my record.',
      },
    }),
  )

  timeline.add({ ago: 18, time: '13:10' }, 'jonas', () =>
    reply('jonas', 'milk', 'For what it’s worth, a litre of milk a day did more for me than any plan.'),
  )
  timeline.add({ ago: 17, time: '20:10' }, 'nate', () =>
    report('nate', 'milk', 'advice', 'Some people can’t drink milk.'),
  )
  timeline.add({ ago: 16, time: '05:00' }, 'owen', async () => {
    const [open] = (await group.call('owen', listCases)).filter(({ item }) => item.subjectId === id('milk'))
    await group.call('owen', closeCase, { params: { id: open?.id ?? '' } })
  })

  timeline.add({ ago: 5, time: '21:20' }, 'nate', () =>
    reply(
      'nate',
      'fast',
      'Update: twice a day now, and no rest days until I hit 90. My shoulder hurts, but a man in a video says that’s weakness leaving.',
    ),
  )
  timeline.add({ ago: 4, time: '08:10' }, 'daniel', () =>
    report(
      'daniel',
      'fast',
      'advice',
      'He means it, and someone may copy him. I’d rather that Owen answers than that it’s just removed.',
    ),
  )
  timeline.add({ ago: 3, time: '17:50' }, 'nate', async () => {
    const title = 'Selling my power rack, 250 or best offer'
    const content = 'Barely used, buyer collects. I’m moving to a smaller flat at the end of the month.'
    ids.rack = (await group.call('nate', createForumPost, { body: { pillar: 'brotherhood', title, content } })).id
  })
  timeline.add({ ago: 2, time: '10:15' }, 'peter', () =>
    report('peter', 'rack', 'spam', 'I have nothing against the rack. Is this the place for it?'),
  )
}
