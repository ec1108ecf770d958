import { getPushSupport } from '#web/features/notifications/settings/push-support.ts'
import { isInstalled } from './is-installed.ts'

/** Not in the types of the platform, because only Chromium has it. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Stored by the script in index.html. */
    installPrompt?: InstallPrompt
  }
}

/** About this browser, so it stays when the member signs out. */
const STORAGE_KEY = 'install-hint'

/** Find out how to install the app here: with the browser's dialog, from Safari's menu, or not at all. */
export function findInstallWay(): 'prompt' | 'safari' | null {
  if (isInstalled() || isHintDismissed()) return null
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

export function dismissHint(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'dismissed')
  } catch {
    // Storage is disabled; the dismissal lasts until reload.
  }
}

function isHintDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
