import { ApiError, getErrorMessage } from '../api/client.ts'
import { toast } from '../ui/toast.ts'

/** Show an error toast, except for an ended session, which opens the sign-in dialog. */
export function showErrorToast(error: unknown, title?: string, text: string = getErrorMessage(error)): void {
  if (error instanceof ApiError && error.status === 401) return
  toast(title ? { title, description: text, variant: 'destructive' } : { title: text, variant: 'destructive' })
}
