import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { limits } from '#contract/limits.ts'
import { searchFieldId, takeTypedAhead } from '#web/shell/open-search.ts'
import { keyboardOpen } from '#web/ui/on-screen-keyboard.ts'
import { SearchInput } from '#web/ui/SearchInput.tsx'
import { useSearchText } from '#web/ui/use-search-text.ts'
import styles from './SearchBox.module.css'

/** Milliseconds without typing before the words are searched. */
const SEARCH_DELAY = 150

type Props = {
  /** The words that are searched, from the URL. */
  query: string
  onSearch: (text: string) => void
  onEnter: (text: string) => void
}

/** The field. It searches while the member types, and at once with Enter. */
export function SearchBox({ query, onSearch, onEnter }: Props) {
  const { text, type, send, clear } = useSearchText({ query, delay: SEARCH_DELAY, onSearch })
  const field = useRef<HTMLInputElement>(null)
  const isBack = useNavigationType() === 'POP'

  const start = useEffectEvent(() => {
    takeTypedAhead((typed) => {
      if (query === '') type(typed)
    })
    // On the way back from a result, a keyboard would cover the others.
    if (!isBack || query === '') field.current?.focus({ preventScroll: true })
  })
  // Together with the screen, because a letter that is typed in between would be lost.
  useLayoutEffect(() => start(), [])

  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        onEnter(text)
        if (keyboardOpen.get()) field.current?.blur()
      }}
    >
      <SearchInput
        ref={field}
        id={searchFieldId}
        label="Search"
        spellCheck={false}
        maxLength={limits.search}
        value={text}
        onChange={({ target: { value } }) => type(value)}
        onClear={clear}
      />
    </form>
  )
}
