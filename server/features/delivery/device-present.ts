import type { PushDevice } from '#contract/push.ts'
import type { DeviceState } from './device-queries.ts'

export function presentDevice(
  { id, sid, name, created_at: createdAt, last_success_at: lastSuccessAt }: DeviceState,
  currentSid: string,
): PushDevice {
  return { id, name, current: sid === currentSid, createdAt, lastSuccessAt }
}
