import type { Platform } from '#contract/social.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { isPlatform } from './platforms.ts'

const keyOf = (userId: string) => `embeds:${userId}`

/** What was decided since the page was loaded; null where nothing was. */
const decided = createStore<readonly Platform[] | null>(null)

/** Whether posts of a platform may load, and how to agree. */
export function useEmbeds(platform: Platform): { allowed: boolean; agree: () => void } {
  const asks = useSite().embeds === 'ask'
  const { platforms, remember } = useMemory()
  return { allowed: !asks || platforms.includes(platform), agree: () => remember([...platforms, platform]) }
}

/** What he has agreed to, where the site asks; and how to be asked again. */
export function useAgreed(): { platforms: readonly Platform[]; forget: () => void } {
  const asks = useSite().embeds === 'ask'
  const { platforms, remember } = useMemory()
  return { platforms: asks ? platforms : [], forget: () => remember([]) }
}

/** The platforms this member has agreed to load posts from, on this device. */
function useMemory() {
  const userId = useUser()?.id ?? ''
  return {
    platforms: useStore(decided) ?? remembered(userId),
    remember(platforms: readonly Platform[]) {
      decided.set(platforms)
      try {
        localStorage.setItem(keyOf(userId), platforms.join(' '))
      } catch {
        // Without storage it holds for this page.
      }
    },
  }
}

function remembered(userId: string): readonly Platform[] {
  try {
    return (localStorage.getItem(keyOf(userId)) ?? '').split(' ').filter(isPlatform)
  } catch {
    return []
  }
}
