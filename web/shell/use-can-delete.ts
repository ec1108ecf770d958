import { useUser } from './session.ts'

/**
 * Whether the member may change and delete published content: only who created it and admins, also with
 * `ADMIN_ACCESS=everyone`.
 * @param createdById null when nobody is known to have created it
 */
export function useCanDelete(createdById: string | null): boolean {
  const user = useUser()
  return user !== null && (user.role === 'admin' || user.id === createdById)
}
