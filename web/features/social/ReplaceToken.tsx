import type { SourceAccount } from '#contract/social-sources.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'

const TokenForm = lazyDialog(async () => (await import('./TokenForm.tsx')).TokenForm)

export function ReplaceToken({ source }: { source: SourceAccount }) {
  return (
    <DialogButton
      variant="quiet"
      aria-label={`Token for ${source.displayName}`}
      preload={TokenForm.preload}
      renderDialog={(state) => <TokenForm source={source} {...state} />}
    >
      Token
    </DialogButton>
  )
}
