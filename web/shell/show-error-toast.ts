import { getErrorMessage, isSessionEnd } from '../api/client.ts'
import { toast } from '../ui/toast.ts'

/** Show an error toast, except for an ended session, which opens the sign-in dialog. */
export function showErrorToast(error: unknown, title?: string, text: string = getErrorMessage(error)): void {
  if (isSessionEnd(error)) return
  toast(title ? { title, description: text, variant: 'destructive' } : { title: text, variant: 'destructive' })
}
