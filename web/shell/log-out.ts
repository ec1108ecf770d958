import type { User } from '#contract/account-fields.ts'
import { paths } from '../paths.ts'
import { deleteAllDrafts } from './drafts.ts'

/** Ends the session and deletes the member's drafts from this device. */
export function logOut({ id }: User): void {
  deleteAllDrafts(id)
  location.assign(paths.logout())
}
