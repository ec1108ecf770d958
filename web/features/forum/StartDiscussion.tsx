import type { Pillar } from '#contract/pillars.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const DiscussionForm = lazyDialog(async () => (await import('./DiscussionForm.tsx')).DiscussionForm)

export function StartDiscussion({ pillar }: { pillar: Pillar | undefined }) {
  return (
    <DialogButton
      variant="primary"
      wide
      preload={DiscussionForm.preload}
      renderDialog={(state) => <DiscussionForm key={pillar} {...state} pillar={pillar} />}
    >
      <Icon name="plus" />
      Start a Discussion
    </DialogButton>
  )
}
