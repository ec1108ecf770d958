import { type GroupKind, groupKinds } from './search-filters.ts'

/** How well the best of each kind fits, from 0 to 1. Kinds of this device have none and come last. */
export type Strengths = Partial<Record<GroupKind, number>>

/** Differences that are smaller say nothing, so that kinds do not change places with every letter. */
const step = 0.2

/** Weaker results only mention a word somewhere. */
const weak = 0.15
/** Results that make weak ones superfluous. */
const strong = 0.6

/** Put the wanted kinds in the order of their best results, and those that are as good in the order of the screen. */
export function orderGroups(strengths: Strengths, wanted: readonly GroupKind[] = groupKinds): GroupKind[] {
  const toStep = (kind: GroupKind) => {
    const strength = strengths[kind] ?? 0
    const isName = (kind === 'screens' || kind === 'members') && strength === 1
    return Math.round(strength / step) + (isName ? 1 : 0)
  }
  const best = Math.max(...wanted.map((kind) => strengths[kind] ?? 0))
  const isWeak = (kind: GroupKind) => kind in strengths && (strengths[kind] ?? 0) < weak
  return wanted.filter((kind) => best < strong || !isWeak(kind)).toSorted((a, b) => toStep(b) - toStep(a))
}
