import { deleteDraft, readDraft, saveDraft, useDraft } from '#web/shell/drafts.ts'
import type { SelfCheck } from './checks.ts'

type KeptResult = {
  /** `YYYY-MM-DD` */
  date: string
  total: number
}

const maxKept = 12
const toName = (key: SelfCheck['key']) => `self-check:${key}`

/** Return the results that the member keeps on this device, oldest first. */
export function useKeptResults(userId: string, key: SelfCheck['key']): KeptResult[] {
  return parse(useDraft(userId, toName(key)))
}

/** Keep a result on this device, instead of an earlier one of the same day. @returns false if storage is full or disabled */
export function keepResult(userId: string, key: SelfCheck['key'], result: KeptResult): boolean {
  const others = parse(readDraft(userId, toName(key))).filter(({ date }) => date !== result.date)
  const kept = [...others, result].slice(-maxKept)
  return saveDraft(userId, toName(key), Object.fromEntries(kept.map(({ date, total }) => [date, String(total)])))
}

export function deleteResults(userId: string, key: SelfCheck['key']): void {
  deleteDraft(userId, toName(key))
}

function parse(fields: Record<string, string> | undefined): KeptResult[] {
  return Object.entries(fields ?? {}).flatMap(([date, total]) =>
    /^\d{4}-\d\d-\d\d$/.test(date) && /^\d+$/.test(total) ? [{ date, total: Number(total) }] : [],
  )
}
