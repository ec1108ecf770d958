import type { Delivery } from '#contract/delivery.ts'

export type Channel = Delivery['channels'][number]

/**
 * - `failing`: the latest attempt failed and messages wait for the next one
 * - `failed`: the latest message failed, which may be the fault of its address
 */
export type ChannelState = 'unavailable' | 'failing' | 'failed' | 'working' | 'unused'

export function getChannelState({ available, waiting, lastErrorAt, lastSuccessAt }: Channel): ChannelState {
  if (!available) return 'unavailable'
  if (lastErrorAt && (!lastSuccessAt || lastErrorAt > lastSuccessAt)) return waiting > 0 ? 'failing' : 'failed'
  return lastSuccessAt ? 'working' : 'unused'
}
