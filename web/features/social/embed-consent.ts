import type { Platform } from '#contract/social.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { createStore, useStore } from '#web/store.ts'
import { isPlatform } from './platforms.ts'

const getStorageKey = (userId: string) => `embeds:${userId}`

/** Consent given since the page loaded, or null. */
const consentStore = createStore<readonly Platform[] | null>(null)

/** Return whether a platform's embeds may load, and a function to allow them. */
export function usePlatformEmbeds(platform: Platform): { allowed: boolean; allow: () => void } {
  const requiresConsent = useSite().embeds === 'ask'
  const { platforms, saveConsent } = useStoredConsent()
  return {
    allowed: !requiresConsent || platforms.includes(platform),
    allow: () => saveConsent([...platforms, platform]),
  }
}

/** Return the platforms the member has allowed, if the site asks for consent, and a function to reset them. */
export function useEmbedConsent(): { platforms: readonly Platform[]; resetConsent: () => void } {
  const requiresConsent = useSite().embeds === 'ask'
  const { platforms, saveConsent } = useStoredConsent()
  return { platforms: requiresConsent ? platforms : [], resetConsent: () => saveConsent([]) }
}

function useStoredConsent() {
  const userId = useUser()?.id ?? ''
  return {
    platforms: useStore(consentStore) ?? readStoredConsent(userId),
    saveConsent(platforms: readonly Platform[]) {
      consentStore.set(platforms)
      try {
        localStorage.setItem(getStorageKey(userId), platforms.join(' '))
      } catch {
        // Storage is disabled; the consent lasts until reload.
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
