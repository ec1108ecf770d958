import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { paths } from '#web/paths.ts'
import { useStore } from '#web/store.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Autosave } from './autosave.ts'
import { DeleteDraft } from './DeleteDraft.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import { describeProblem, SaveStatusLine } from './SaveStatusLine.tsx'
import styles from './DraftFrame.module.css'

const PublishDialog = lazyDialog(async () => (await import('./PublishDialog.tsx')).PublishDialog)

type Props = {
  draft: WrittenDraft
  autosave: Autosave
  getContent: () => UnfinishedContent
  showContent: (content: UnfinishedContent) => void
  /** Shows what is wrong at the fields, and focuses the first one. @returns whether all are right */
  checkFields: () => Promise<boolean>
  showTitleError: (message: string) => void
  fields: ReactNode
  renderPreview: () => ReactNode
}

/** The editor of a challenge or a resource. It saves by itself; Preview and Publish stay in view. */
export function DraftFrame({ draft: opened, autosave, fields, renderPreview, ...form }: Props) {
  const [draft, setDraft] = useState(opened)
  const status = useStore(autosave.status)
  const [isPublishing, setIsPublishing] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const problem = describeProblem(status)
  const isPreview = search.has('preview')
  const title = `${draft.edits ? 'Edit' : 'New'} ${draft.kind}`

  const showMerged = useEffectEvent((content: UnfinishedContent | null) => {
    if (!content) return
    form.showContent(content)
    toast({ title: 'Changes from elsewhere were added', description: 'This draft was changed in other places too.' })
  })
  useEffect(() => autosave.merged.subscribe(() => showMerged(autosave.merged.get())), [autosave])

  // The form focuses the first wrong field that it knows. Some are part of other fields, which have just opened.
  useEffect(() => {
    if (refusals > 0) focusWrongField(formRef.current)
  }, [refusals])

  function replaceDraft(next: WrittenDraft) {
    autosave.setDraft(next)
    setDraft(next)
  }

  function closePreview() {
    setSearch({}, { replace: true, preventScrollReset: true })
  }

  async function preparePublishing() {
    setIsPreparing(true)
    const isRight = await form.checkFields()
    const isSaved = isRight && (await autosave.flush())
    setIsPreparing(false)
    if (isSaved) setIsPublishing(true)
    else if (isRight) heading.current?.focus()
    else setRefusals((count) => count + 1)
  }

  return (
    <div className={styles.editor} data-preview={isPreview || undefined}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.top}>
        <BackLink to={paths.library()}>Library</BackLink>
        <SaveStatusLine status={status} />
      </div>
      {!isPreview && (
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      )}
      <DraftNotices
        ref={notices}
        draft={draft}
        status={status}
        getContent={form.getContent}
        onKeepMine={() => void autosave.keepMine()}
        onUseTheirs={() => form.showContent(autosave.takeTheirs())}
        onCancelled={replaceDraft}
      />
      {isPreview && (
        <>
          <p className={styles.previewNote}>
            {draft.kind === 'challenge'
              ? 'This is how members see it before they join.'
              : 'This is how members see it.'}{' '}
            Nothing is published yet.
          </p>
          <div className={styles.preview}>{renderPreview()}</div>
        </>
      )}
      <form
        ref={formRef}
        className={styles.form}
        method="post"
        hidden={isPreview}
        noValidate
        // Enter in a field publishes nothing.
        onSubmit={(event) => event.preventDefault()}
      >
        {fields}
        <DeleteDraft variant="quiet" className={styles.delete ?? ''} draft={draft} title="" onDeleted={autosave.stop} />
      </form>
      <div className={styles.bar}>
        {problem && (
          <div className={styles.problem}>
            {/* The line at the top announces it. */}
            <p>{problem}</p>
            {(status.kind === 'conflict' || status.kind === 'gone') && (
              <Button onClick={() => notices.current?.focus()}>
                {status.kind === 'conflict' ? 'Compare' : 'Show'}
              </Button>
            )}
          </div>
        )}
        {isPreview ? (
          <Button onClick={closePreview}>Edit</Button>
        ) : (
          <Button onClick={() => setSearch({ preview: '1' })}>Preview</Button>
        )}
        <Button
          variant="primary"
          busy={isPreparing}
          {...getTriggerProps(PublishDialog.preload)}
          onClick={() => {
            // Fields have to be visible to get the focus.
            if (isPreview) closePreview()
            requestAnimationFrame(() => void preparePublishing())
          }}
        >
          Publish
        </Button>
      </div>
      <PublishDialog
        open={isPublishing}
        onOpenChange={setIsPublishing}
        draft={draft}
        getRevision={autosave.getRevision}
        getContent={form.getContent}
        onPublished={autosave.stop}
        onScheduled={replaceDraft}
        onUseContent={(content) => {
          form.showContent(content)
          autosave.change(content)
        }}
        onTitleTaken={form.showTitleError}
      />
    </div>
  )
}

function focusWrongField(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) return
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
