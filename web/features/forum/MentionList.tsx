import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useState } from 'react'
import { apiQuery } from '#web/api/client.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import styles from './MentionList.module.css'

export type MentionListProps = {
  postId: string
  /** The beginning of a name. */
  query: string
  field: RefObject<HTMLTextAreaElement | null>
  onPick: (username: string) => void
  onClose: () => void
}

/** Completes the name of a member in a text field, which keeps the focus. */
export function MentionList({ postId, query, field, onPick, onClose }: MentionListProps) {
  const id = useId()
  const [active, setActive] = useState(0)
  const { data = [] } = useQuery({
    ...apiQuery('GET /api/forum/{id}/mentionable', { params: { id: postId }, query: { query } }),
    placeholderData: keepPreviousData,
  })
  // Those of the letters before stay until the next ones are here.
  const members = data.filter(({ username }) => username.toLowerCase().startsWith(query.toLowerCase()))
  const index = Math.min(active, members.length - 1)

  useEffect(() => {
    const textarea = field.current
    if (!textarea || members.length === 0) return undefined
    textarea.setAttribute('aria-autocomplete', 'list')
    textarea.setAttribute('aria-controls', id)
    textarea.setAttribute('aria-activedescendant', `${id}-${index}`)
    function handleKey(event: KeyboardEvent) {
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
      const step = steps[event.key]
      if (step) setActive((index + step + members.length) % members.length)
      else if (event.key === 'Enter' || event.key === 'Tab') onPick(members[index]?.username ?? '')
      else if (event.key === 'Escape') onClose()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    textarea.addEventListener('keydown', handleKey)
    return () => {
      textarea.removeEventListener('keydown', handleKey)
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) textarea.removeAttribute(name)
    }
  }, [field, id, index, members, onPick, onClose])

  if (members.length === 0) return null
  return (
    <>
      <div id={id} className={styles.list} role="listbox" aria-label="Members to mention">
        {members.map(({ id: memberId, username, profileImageUrl }, at) => (
          <button
            key={memberId}
            type="button"
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === index}
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(username)}
          >
            <Avatar url={profileImageUrl} name={username} size="small" />
            <bdi>{username}</bdi>
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {members.length === 1 ? '1 name' : `${members.length} names`}
      </p>
    </>
  )
}
