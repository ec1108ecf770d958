import { createStore } from '#web/store.ts'

export type Theme = 'dark' | 'light'

const KEY = 'theme'
const themeColors: Record<Theme, string> = { dark: '#131210', light: '#f6f3ec' }

/** An inline script in index.html sets the class before the first paint. The server has no document and uses dark. */
export const theme = createStore<Theme>(getInitialTheme())

export function toggleTheme(): void {
  setTheme(theme.get() === 'dark' ? 'light' : 'dark')
}

export function setTheme(next: Theme): void {
  const { classList } = document.documentElement
  classList.remove('dark', 'light')
  classList.add(next)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[next])
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // Storage is disabled; the choice lasts until reload.
  }
  theme.set(next)
}

function getInitialTheme(): Theme {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('light') ? 'light' : 'dark'
}
