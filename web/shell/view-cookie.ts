import { findEnglish, formatView, viewCookie } from '#contract/page-view.ts'
import { closedSidebar, narrowScreen, sidebarOpen } from './sidebar-state.ts'
import { theme } from './theme.ts'

const ONE_YEAR = 31_536_000

/** Keep a cookie of this browser's view, so that the server renders the next page as it will be shown. */
export function keepViewCookie(): void {
  saveView()
  for (const { subscribe } of [theme, narrowScreen, sidebarOpen, closedSidebar]) subscribe(saveView)
}

function saveView() {
  const view = formatView({
    theme: theme.get(),
    width: narrowScreen.get() ? 'narrow' : 'wide',
    sidebar: sidebarOpen.get() ? 'expanded' : closedSidebar.get(),
    locale: findEnglish(navigator.languages),
  })
  document.cookie = `${viewCookie}=${view}; path=/; max-age=${ONE_YEAR}; samesite=lax`
}
