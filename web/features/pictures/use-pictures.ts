import { useRef, useState } from 'react'
import type { AttachedPicture, ForumPicture } from '#contract/forum-pictures.ts'
import { pictureLimits } from '#contract/limits.ts'
import { callApi, getErrorMessage } from '#web/api/client.ts'
import { createIdempotencyKey } from '#web/api/idempotency-key.ts'

/** A picture of a post that is being written. Until it is uploaded, it has a file. */
export type PictureEntry = {
  key: string
  alt: string
  file: File | null
  picture: Omit<ForumPicture, 'alt'> | null
  /** Why it was not uploaded. */
  error: string | null
}

export type Pictures = ReturnType<typeof usePictures>

export type PicturesOptions = {
  /** Those that the post has. */
  initial: ForumPicture[]
  /** Those of the draft, from `toDraft`. */
  draft: string | undefined
  /** Gets `toDraft()`. */
  onChange: (draft: string) => void
}

/** Hold the pictures of a post while it is written: they are uploaded as soon as they are chosen. */
export function usePictures({ initial, draft, onChange }: PicturesOptions) {
  const [entries, setEntries] = useState(() => toEntries(parseDraft(draft) ?? initial))
  const [notice, setNotice] = useState('')
  const latest = useRef(entries)
  const uploads = useRef(new Set<Promise<void>>())

  function toDraft(): string {
    const uploaded = toPictures(latest.current)
    return isSame(uploaded, initial) ? '' : JSON.stringify(uploaded)
  }

  function update(change: (entries: PictureEntry[]) => PictureEntry[]) {
    latest.current = change(latest.current)
    setEntries(latest.current)
    onChange(toDraft())
  }

  function updateEntry(key: string, change: Partial<PictureEntry>) {
    update((all) => all.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)))
  }

  function upload({ key, file }: PictureEntry) {
    if (!file) return
    updateEntry(key, { error: null })
    const uploading = uploadPicture(file, key).then(
      (picture) => updateEntry(key, { picture, file: null }),
      (error: unknown) => {
        // A file that cannot be read stays so.
        const isUnreadable = error instanceof Error && error.name === 'InvalidImageError'
        updateEntry(key, isUnreadable ? { error: error.message, file: null } : { error: getErrorMessage(error) })
      },
    )
    uploads.current.add(uploading)
    void uploading.then(() => uploads.current.delete(uploading))
  }

  return {
    entries,
    /** The uploaded ones as a text for the draft; empty if they are those that the post has. */
    toDraft,
    /** What to say about all of them. */
    notice,
    hasChanges: !isSame(toPictures(entries), initial) || entries.some(({ picture }) => !picture),
    add(files: File[]) {
      const room = pictureLimits.perPost - latest.current.length
      setNotice(files.length > room ? `A post can have up to ${pictureLimits.perPost} pictures.` : '')
      const added = files
        .slice(0, Math.max(0, room))
        .map((file) => ({ key: createIdempotencyKey(), alt: '', file, picture: null, error: null }))
      if (added.length > 0) update((all) => [...all, ...added])
      added.forEach(upload)
    },
    retry: upload,
    remove(key: string) {
      setNotice('')
      update((all) => all.filter((entry) => entry.key !== key))
    },
    describe: (key: string, alt: string) => updateEntry(key, { alt }),
    reset(pictures: ForumPicture[] = initial) {
      setNotice('')
      latest.current = toEntries(pictures)
      setEntries(latest.current)
    },
    /**
     * Wait until all are uploaded.
     * @returns those to send with the post, or null if one could not be uploaded, which the field then says
     */
    async settle(): Promise<{ pictures: AttachedPicture[] | undefined } | null> {
      while (uploads.current.size > 0) await Promise.all(uploads.current)
      const hasFailed = latest.current.some(({ picture }) => !picture)
      setNotice(hasFailed ? 'A picture was not uploaded. Try it again, or remove it.' : '')
      if (hasFailed) return null
      const uploaded = toPictures(latest.current)
      // Without pictures, the post keeps those that it has.
      if (isSame(uploaded, initial)) return { pictures: undefined }
      return { pictures: uploaded.map(({ id, alt }) => ({ id, alt: alt.trim() })) }
    },
  }
}

async function uploadPicture(file: File, idempotencyKey: string) {
  const { encodePicture } = await import('./encode-picture.ts')
  return callApi('POST /api/forum-pictures', { body: { image: await encodePicture(file) }, idempotencyKey })
}

function toEntries(pictures: ForumPicture[]): PictureEntry[] {
  return pictures.map(({ alt, ...picture }) => ({ key: picture.id, alt, picture, file: null, error: null }))
}

function toPictures(entries: PictureEntry[]): ForumPicture[] {
  return entries.flatMap(({ alt, picture }) => (picture ? [{ ...picture, alt }] : []))
}

function isSame(some: ForumPicture[], others: ForumPicture[]): boolean {
  const toText = (pictures: ForumPicture[]) => JSON.stringify(pictures.map(({ id, alt }) => [id, alt]))
  return toText(some) === toText(others)
}

function parseDraft(text: string | undefined): ForumPicture[] | null {
  try {
    const value: unknown = JSON.parse(text || 'null')
    return Array.isArray(value) ? value.filter(isPicture) : null
  } catch {
    return null
  }
}

function isPicture(value: unknown): value is ForumPicture {
  const has = (name: string, type: string) =>
    typeof value === 'object' && value !== null && name in value && typeof Reflect.get(value, name) === type
  return has('id', 'string') && has('url', 'string') && has('alt', 'string') && has('width', 'number')
}
