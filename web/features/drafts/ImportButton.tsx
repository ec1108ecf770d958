import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, getErrorMessage } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { draftsQuery } from '#web/features/catalog/catalog-queries.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { importFile } from './import-file.ts'
import styles from './Library.module.css'

/** Create drafts from a file of another site. Everything that is wrong with it is listed with its path. */
export function ImportButton() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const importDrafts = useMutation({
    mutationFn: importFile,
    onSuccess: (drafts) => {
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
      void navigate(paths.library({ status: 'draft' }))
      const [draft, ...others] = drafts
      if (!draft) return
      toast({
        title: others.length === 0 ? '1 draft imported' : `${drafts.length} drafts imported`,
        description: 'Nothing is published until you publish it.',
        action: {
          label: others.length === 0 ? 'Open' : 'Open the first',
          onAction: () => void navigate(paths.writtenDraft(draft.id)),
        },
      })
    },
    onError: () => setIsRefused(true),
  })
  return (
    <>
      <Button busy={importDrafts.isPending} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File to import"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again once it is corrected.
          target.value = ''
          if (file) importDrafts.mutate(file)
        }}
      />
      <Dialog
        open={isRefused}
        onOpenChange={setIsRefused}
        title="Nothing was imported"
        footer={<Button onClick={() => setIsRefused(false)}>Close</Button>}
      >
        <ImportErrors error={importDrafts.error} />
      </Dialog>
    </>
  )
}

function ImportErrors({ error }: { error: Error | null }) {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  if (fields.length === 0) return <p>{getErrorMessage(error)}</p>
  return (
    <ul className={styles.errors}>
      {fields.map(([path, message]) => (
        <li key={path}>
          <code>{path}</code> {message}
        </li>
      ))}
    </ul>
  )
}
