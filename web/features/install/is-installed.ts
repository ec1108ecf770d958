/** Check whether the app was opened from its icon. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}
