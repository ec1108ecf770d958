import { readFileSync } from 'node:fs'
import { toUsernameSkeleton } from './username-skeleton.ts'

let skeletons: Set<string> | undefined

/** Whether a username has the form of a web address, such as "example.com": nobody should take a name for a link. */
export function isLikeDomain(username: string): boolean {
  // Domains have no underscores, so what is between them can be taken for one.
  return username.split('_').some((part) => {
    const labels = part.replace(/[.-]+$/, '').split('.')
    if (labels.length < 2) return false
    // 192.168.0.1, and the ASCII form of names in other scripts.
    if (/^\d+(\.\d+){3}$/.test(labels.join('.')) || /^xn--/i.test(labels.at(-1) ?? '')) return true
    return /^www\d*$/i.test(labels[0] ?? '') || getTopLevelDomains().has(toUsernameSkeleton(labels.at(-1) ?? ''))
  })
}

function getTopLevelDomains(): Set<string> {
  skeletons ??= new Set(
    readFileSync(new URL('tables/top-level-domains.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map(toUsernameSkeleton),
  )
  return skeletons
}
