import type { Delivery } from '#contract/delivery.ts'

/** A channel that works and has nothing to do. */
export const idleChannel: Omit<Delivery['channels'][number], 'channel'> = {
  available: true,
  problem: null,
  waiting: 0,
  oldestWaitingAt: null,
  failed: 0,
  sentToday: 0,
  lastSuccessAt: null,
  unreachableAt: null,
  lastErrorAt: null,
  lastError: null,
}
