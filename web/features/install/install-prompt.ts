import { getPushSupport } from '#web/features/notifications/settings/push-support.ts'
import { isInstalled } from './is-installed.ts'

/** The browser's dialog, or Safari's menu. */
export type InstallWay = 'prompt' | 'safari'

/** Not in the types of the platform, because only Chromium has it. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Stored by the script in index.html. */
    installPrompt?: InstallPrompt
  }
}

/** The offer is about this browser, so it stays when the member signs out. */
export const installOfferName = 'install-hint'

/** Find out how to install the app here: with the browser's dialog, from Safari's menu, or not at all. */
export function findInstallWay(): InstallWay | null {
  if (isInstalled()) return null
  if (window.installPrompt) return 'prompt'
  // Safari for iPhones and iPads. It has no dialog, only a menu.
  return getPushSupport() === 'install' ? 'safari' : null
}

/** Open the browser's dialog, which it allows once. */
export async function promptToInstall(): Promise<void> {
  const { installPrompt } = window
  window.installPrompt = undefined
  await installPrompt?.prompt()
}
