import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Form, type FormState } from './Form.tsx'

type DialogProps = ComponentProps<typeof Dialog>

type Props = Omit<DialogProps, 'footer'> & {
  form: FormState
  submitLabel: string
  submitVariant?: 'primary' | 'destructive'
  canSubmit?: boolean
  /** What Cancel does; the same as closing if omitted. Null for no such button. */
  onCancel?: (() => void) | null
  /** What is before the buttons. */
  footerStart?: ReactNode
  /** Called on each change of a field, to keep a draft. */
  onFormChange?: () => void
  /** Replaces the form in the open dialog, for example once it was sent. */
  replacement?: Partial<DialogProps> | false | undefined
}

/** A form in a dialog, which cannot be closed while it saves. It stays open with its input if saving fails. */
export function FormDialog({
  form,
  onOpenChange,
  submitLabel,
  submitVariant = 'primary',
  canSubmit = true,
  onCancel,
  footerStart,
  onFormChange,
  replacement,
  children,
  ...dialog
}: Props) {
  const id = useId()
  const { busy } = form
  const close = (next: boolean) => busy || onOpenChange(next)
  if (replacement) return <Dialog {...dialog} description={undefined} onOpenChange={close} {...replacement} />
  return (
    <Dialog
      {...dialog}
      onOpenChange={close}
      footer={
        <>
          {footerStart}
          {onCancel !== null && (
            <Button
              aria-disabled={busy || undefined}
              onClick={() => busy || (onCancel ? onCancel() : onOpenChange(false))}
            >
              Cancel
            </Button>
          )}
          <Button variant={submitVariant} type="submit" form={id} disabled={!canSubmit} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onChange={onFormChange}>
        {children}
      </Form>
    </Dialog>
  )
}
