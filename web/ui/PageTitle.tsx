import { isolate } from './isolate.ts'

/** Set the document title. React moves it into the head. */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${isolate(children)} · Seven Pillars` : 'Seven Pillars'}</title>
}
