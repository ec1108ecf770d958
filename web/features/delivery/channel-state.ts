import type { Delivery } from '#contract/delivery.ts'

export type Channel = Delivery['channels'][number]

/** `failing` means that the latest attempt failed. */
export type ChannelState = 'unavailable' | 'failing' | 'working' | 'unused'

export function getChannelState({ available, lastErrorAt, lastSuccessAt }: Channel): ChannelState {
  if (!available) return 'unavailable'
  if (lastErrorAt && (!lastSuccessAt || lastErrorAt > lastSuccessAt)) return 'failing'
  return lastSuccessAt ? 'working' : 'unused'
}
