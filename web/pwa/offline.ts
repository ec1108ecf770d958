// The script of the offline page. It runs in its head, before the first paint.

/** Milliseconds between checks whether the server is back. */
const CHECK_INTERVAL = 10_000

if (readTheme() === 'light') {
  document.documentElement.classList.add('light')
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#f6f3ec')
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', 'light')
}
addEventListener('DOMContentLoaded', () => {
  document.querySelector('button')?.addEventListener('click', () => location.reload())
  if (navigator.onLine) describeOutage()
})
addEventListener('online', () => location.reload())
addEventListener('visibilitychange', () => void reloadIfReachable())
setInterval(() => void reloadIfReachable(), CHECK_INTERVAL)

/** The device has a connection, so the server is restarting or the site is down. */
function describeOutage(): void {
  document.title = document.title.replace('Offline', 'Not available')
  const [title, text] = [document.querySelector('h1'), document.querySelector('p')]
  if (title) title.textContent = 'The site can’t be reached'
  if (text) text.textContent = 'This page opens when the site is back.'
}

async function reloadIfReachable(): Promise<void> {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return
  try {
    if ((await fetch('/healthz', { cache: 'no-store' })).ok) location.reload()
  } catch {
    // Still unreachable.
  }
}

function readTheme(): string | null {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}
