import { createStore, useStore } from '../store.ts'
import { isolate } from './isolate.ts'
import { siteName } from './site-name.ts'

/** Shown before the title, such as "(3)", so that it is visible while another tab is open. */
export const titleCount = createStore(0)

/** Set the document title. React moves it into the head. */
export function PageTitle({ children }: { children?: string }) {
  const count = useStore(titleCount)
  const site = isolate(useStore(siteName))
  const title = children ? `${isolate(children)} · ${site}` : site
  return <title>{count > 0 ? `(${count}) ${title}` : title}</title>
}
