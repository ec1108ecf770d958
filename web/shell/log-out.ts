import type { User } from '#contract/account-fields.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast.ts'
import { deleteDrafts } from './member-storage.ts'

/** End the session and delete the member's drafts from this device. Without a connection, change nothing. */
export function logOut({ id }: User): void {
  if (!navigator.onLine) {
    toast({ title: 'You need a connection to log out.', variant: 'destructive' })
    return
  }
  deleteDrafts(id)
  location.assign(paths.logout())
}
