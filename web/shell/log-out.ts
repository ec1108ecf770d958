import type { User } from '#contract/account-fields.ts'
import { paths } from '../paths.ts'
import { deleteAllDrafts } from './drafts.ts'

/** Ends the session. What he was writing goes too: the next man at this device must not read it. */
export function logOut({ id }: User): void {
  deleteAllDrafts(id)
  location.assign(paths.logout())
}
