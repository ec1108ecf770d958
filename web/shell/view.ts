import type { PageView } from '#contract/page-view.ts'
import { setLocale } from '../ui/locale.ts'
import { closedSidebar, narrowScreen, sidebarOpen } from './sidebar-state.ts'
import { theme } from './theme.ts'

/** Set what the first render shows. The browser's own view follows once the page is hydrated. */
export function setRenderedView({ theme: color, width, sidebar, locale }: PageView): void {
  theme.setRendered(color)
  narrowScreen.setRendered(width === 'narrow')
  sidebarOpen.setRendered(sidebar === 'expanded')
  closedSidebar.setRendered(sidebar === 'hidden' ? 'hidden' : 'icons')
  setLocale(locale)
}
