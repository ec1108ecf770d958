import { useEffect, useState } from 'react'
import type { UnfinishedContent, WrittenDraft } from '#contract/written-drafts.ts'
import { callApi } from '#web/api/client.ts'
import { handleUnauthorized } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import { cacheDraft } from './drafts.ts'
import { mergeContent } from './merge-content.ts'

type Change = { revision: number; content: UnfinishedContent }

/** Save a draft by itself, and at once when the screen is left or the connection is back. */
export function useDraftAutosave(draft: WrittenDraft): Autosave {
  const userId = useUser()?.id ?? ''
  const [autosave] = useState(() =>
    createAutosave(draft, {
      userId,
      send: (change) => sendChange(draft.id, change),
      onSaved: cacheDraft,
      merge: (versions) => mergeContent(draft.kind, versions),
    }),
  )
  useEffect(() => {
    const saveNow = () => void autosave.flush()
    addEventListener('online', saveNow)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      removeEventListener('online', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
      saveNow()
    }
  }, [autosave])
  return autosave
}

async function sendChange(id: string, body: Change): Promise<WrittenDraft> {
  try {
    return await callApi('PATCH /api/content/drafts/{id}', { params: { id }, body })
  } catch (error) {
    handleUnauthorized(error)
    throw error
  }
}
