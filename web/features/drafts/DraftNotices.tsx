import type { Ref } from 'react'
import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { useStartDraft } from '#web/features/catalog/catalog-mutations.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { SaveStatus } from './autosave.ts'
import { formatPublishTime } from './describe-draft.ts'
import { useCancelPublishing } from './drafts.ts'
import { LazyDifferences } from './LazyDifferences.tsx'
import styles from './DraftFrame.module.css'

type Props = {
  draft: WrittenDraft
  status: SaveStatus
  ref: Ref<HTMLDivElement>
  getContent: () => UnfinishedContent
  onKeepMine: () => void
  onUseTheirs: () => void
  onCancelled: (draft: WrittenDraft) => void
}

/** What an admin should know about the draft before they go on. */
export function DraftNotices({ ref, draft, status, getContent, onKeepMine, onUseTheirs, onCancelled }: Props) {
  const timeZone = useTimeZone()
  const cancelPublishing = useCancelPublishing(draft.id, onCancelled)
  return (
    <div ref={ref} className={styles.notices} tabIndex={-1}>
      {draft.publishAt && (
        <Banner title={`It will be published ${formatPublishTime(timeZone, draft.publishAt)}.`}>
          <p>Changes until then are published too.</p>
          <div className={styles.decision}>
            <Button busy={cancelPublishing.isPending} onClick={() => cancelPublishing.mutate()}>
              Cancel publishing
            </Button>
          </div>
        </Banner>
      )}
      {draft.publishError && (
        <Banner tone="error" title="It could not be published when it was due">
          {draft.publishError}
        </Banner>
      )}
      {status.kind === 'conflict' && (
        <Banner
          tone="error"
          title={`This draft was changed by ${status.theirs.author ?? 'another admin'} or in another tab.`}
        >
          <p>Nothing is lost. These parts differ:</p>
          <LazyDifferences
            kind={draft.kind}
            ours={getContent()}
            theirs={status.theirs.content}
            oursLabel="Yours"
            theirsLabel="Theirs"
          />
          <div className={styles.decision}>
            <Button onClick={onKeepMine}>Keep mine</Button>
            <Button onClick={onUseTheirs}>Use theirs</Button>
          </div>
        </Banner>
      )}
      {status.kind === 'gone' && <GoneNotice draft={draft} getContent={getContent} />}
    </div>
  )
}

function GoneNotice({ draft: { kind }, getContent }: Pick<Props, 'draft' | 'getContent'>) {
  const startDraft = useStartDraft()
  return (
    <Banner tone="error" title="This draft was published or deleted in the meantime">
      <p>What you have written is still here.</p>
      <div className={styles.decision}>
        <Button busy={startDraft.isPending} onClick={() => startDraft.mutate({ kind, content: getContent() })}>
          Keep it as a new draft
        </Button>
      </div>
    </Banner>
  )
}
