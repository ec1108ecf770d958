import { isolate } from './isolate.ts'

/** Lists names: "Tomás", "Tomás and Ade", "Tomás, Ade and 2 others". @param more how many others there are */
export function listNames(names: readonly string[], more = 0, shown = 3): string {
  const hidden = names.length + more > shown ? names.length + more - (shown - 1) : more
  const first = names.slice(0, names.length + more > shown ? shown - 1 : shown).map(isolate)
  if (hidden > 0) return `${first.join(', ')} and ${hidden} ${hidden === 1 ? 'other' : 'others'}`
  return first.length < 2 ? first.join('') : `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`
}
