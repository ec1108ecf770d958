import type { Platform } from '#contract/social.ts'
import { useSite } from '#web/session.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { isPlatform } from './platforms.ts'

const KEY = 'embeds'

/** The platforms this man has agreed to load posts from, where the site asks. */
const agreed = createStore<readonly Platform[]>(remembered())

/** Whether posts of a platform may load, and how to agree. */
export function useEmbeds(platform: Platform): { allowed: boolean; agree: () => void } {
  const asks = useSite().embeds === 'ask'
  const allowed = useStore(agreed).includes(platform)
  return { allowed: !asks || allowed, agree: () => remember([...agreed.get(), platform]) }
}

/** What he has agreed to, where the site asks; and how to be asked again. */
export function useAgreed(): { platforms: readonly Platform[]; forget: () => void } {
  const asks = useSite().embeds === 'ask'
  const platforms = useStore(agreed)
  return { platforms: asks ? platforms : [], forget: () => remember([]) }
}

function remember(platforms: readonly Platform[]): void {
  agreed.set(platforms)
  try {
    localStorage.setItem(KEY, platforms.join(' '))
  } catch {
    // Without storage it holds for this page.
  }
}

function remembered(): Platform[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(isPlatform)
  } catch {
    return []
  }
}
