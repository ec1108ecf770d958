import type { Platform } from '#contract/social.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { isPlatform } from './platforms.ts'

const getStorageKey = (userId: string) => `embeds:${userId}`

/** What was decided since the page was loaded; null where nothing was. */
const consentStore = createStore<readonly Platform[] | null>(null)

/** Whether posts of a platform may load, and how to agree. */
export function usePlatformEmbeds(platform: Platform): { allowed: boolean; allow: () => void } {
  const requiresConsent = useSite().embeds === 'ask'
  const { platforms, saveConsent } = useStoredConsent()
  return {
    allowed: !requiresConsent || platforms.includes(platform),
    allow: () => saveConsent([...platforms, platform]),
  }
}

/** What he has agreed to, where the site asks; and how to be asked again. */
export function useEmbedConsent(): { platforms: readonly Platform[]; resetConsent: () => void } {
  const requiresConsent = useSite().embeds === 'ask'
  const { platforms, saveConsent } = useStoredConsent()
  return { platforms: requiresConsent ? platforms : [], resetConsent: () => saveConsent([]) }
}

/** The platforms this member has agreed to load posts from, on this device. */
function useStoredConsent() {
  const userId = useUser()?.id ?? ''
  return {
    platforms: useStore(consentStore) ?? readStoredConsent(userId),
    saveConsent(platforms: readonly Platform[]) {
      consentStore.set(platforms)
      try {
        localStorage.setItem(getStorageKey(userId), platforms.join(' '))
      } catch {
        // Without storage it holds for this page.
      }
    },
  }
}

function readStoredConsent(userId: string): readonly Platform[] {
  try {
    return (localStorage.getItem(getStorageKey(userId)) ?? '').split(' ').filter(isPlatform)
  } catch {
    return []
  }
}
