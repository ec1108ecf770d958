import type { User } from '#contract/account-fields.ts'
import { paths } from '../paths.ts'
import { deleteAllDrafts } from './drafts.ts'

/** End the session and delete the member's drafts from this device. */
export function logOut({ id }: User): void {
  deleteAllDrafts(id)
  location.assign(paths.logout())
}
