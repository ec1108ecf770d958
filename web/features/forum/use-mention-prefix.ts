import { type RefObject, useState } from 'react'

type Prefix = { start: number; end: number; query: string }

/** The beginning of a name after an @, up to the cursor. One after a letter is part of an email address. */
const prefixPattern = /(?<![\p{L}\p{N}_@/.`-])@([\p{L}\p{N}._-]{0,30})$/u

/** Find the beginning of a name that the member is writing in a text field. */
export function useMentionPrefix(field: RefObject<HTMLTextAreaElement | null>) {
  const [prefix, setPrefix] = useState<Prefix>()
  return {
    prefix,
    update: () => setPrefix(findPrefix(field.current)),
    close: () => setPrefix(undefined),
    /** @returns the text with the whole name in place of its beginning */
    complete(username: string): string {
      const text = field.current?.value ?? ''
      const { start, end } = prefix ?? { start: text.length, end: text.length }
      const before = `${text.slice(0, start)}@${username} `
      setPrefix(undefined)
      requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length))
      return before + text.slice(end).replace(/^ /, '')
    },
  }
}

function findPrefix(field: HTMLTextAreaElement | null): Prefix | undefined {
  if (!field || field.selectionStart !== field.selectionEnd) return undefined
  const end = field.selectionStart
  const found = prefixPattern.exec(field.value.slice(Math.max(0, end - 64), end))
  return found ? { start: end - found[0].length, end, query: found[1] ?? '' } : undefined
}
