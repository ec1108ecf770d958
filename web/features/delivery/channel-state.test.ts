import { expect, test } from 'vitest'
import { idleChannel } from '#test/idle-channel.ts'
import { type Channel, getChannelState } from './channel-state.ts'

const channel: Channel = {
  channel: 'email',
  ...idleChannel,
}
const [earlier, later] = ['2026-11-22T21:00:00.000Z', '2026-11-22T22:00:00.000Z']

test.each<[Partial<Channel>, ReturnType<typeof getChannelState>]>([
  [{}, 'unused'],
  [{ available: false, lastSuccessAt: later }, 'unavailable'],
  [{ lastSuccessAt: later, lastErrorAt: earlier, waiting: 3 }, 'working'],
  [{ lastSuccessAt: earlier, lastErrorAt: later, waiting: 3 }, 'failing'],
  [{ lastSuccessAt: earlier, lastErrorAt: later }, 'failed'],
  [{ lastErrorAt: later, waiting: 1 }, 'failing'],
])('finds the state of a channel from its latest event: %o', (facts, state) => {
  expect(getChannelState({ ...channel, ...facts })).toBe(state)
})
