import type { User } from '#contract/account-fields.ts'
import { paths } from '../paths.ts'
import { deleteMemberStorage } from './member-storage.ts'

/** End the session and delete the member's data from this device. */
export function logOut({ id }: User): void {
  deleteMemberStorage(id)
  location.assign(paths.logout())
}
