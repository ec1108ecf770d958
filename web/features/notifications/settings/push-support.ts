/** `install`: iPhones and iPads allow it only for apps on the home screen. */
export type PushSupport = 'available' | 'denied' | 'install' | 'unsupported'

/** Find out whether this browser can show push messages. */
export function getPushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return isAppleMobile() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'available'
}

/** Describe how to allow notifications again in a browser that blocks them. */
export function describeUnblocking(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent))
    return 'Open the Settings of your device, choose this app, and allow notifications.'
  if (/Android/.test(userAgent)) return 'Tap the icon next to the address, then Permissions, and allow notifications.'
  if (/Firefox/.test(userAgent))
    return 'Click the icon next to the address, remove the block for notifications, and reload this page.'
  if (/Safari/.test(userAgent) && !/Chrom/.test(userAgent))
    return 'Open Settings in Safari, then Websites and Notifications, and allow this site.'
  return 'Click the icon next to the address, allow notifications, and reload this page.'
}

function isAppleMobile(): boolean {
  // iPads call themselves a Mac, but no Mac has a touch screen.
  return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
}
