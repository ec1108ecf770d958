import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { limits } from '#contract/limits.ts'
import { searchFieldId, takeTypedAhead } from '#web/shell/open-search.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { keyboardOpen } from '#web/ui/on-screen-keyboard.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
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
  const [text, setText] = useState(query)
  const [urlQuery, setUrlQuery] = useState(query)
  const [sentText, setSentText] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const isBack = useNavigationType() === 'POP'
  // A link, such as a recent search, changes the text too. What was sent from here must not replace what was typed since.
  if (query !== urlQuery) {
    setUrlQuery(query)
    if (query !== sentText) setText(query)
  }

  function send(value: string) {
    clearTimeout(timer.current)
    setSentText(value.trim())
    onSearch(value.trim())
  }

  function type(value: string) {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(value), SEARCH_DELAY)
  }

  const start = useEffectEvent(() => {
    takeTypedAhead((typed) => {
      if (query === '') type(typed)
    })
    // On the way back from a result, a keyboard would cover the others.
    if (!isBack || query === '') field.current?.focus({ preventScroll: true })
  })
  // Together with the screen, because a letter that is typed in between would be lost.
  useLayoutEffect(() => {
    start()
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
        onEnter(text)
        if (keyboardOpen.get()) field.current?.blur()
      }}
    >
      <Icon name="search" />
      <TextInput
        ref={field}
        id={searchFieldId}
        type="search"
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={limits.search}
        value={text}
        onChange={({ target: { value } }) => type(value)}
      />
      {text && (
        <div className={styles.clear}>
          <IconButton
            icon="close"
            label="Clear search"
            onClick={() => {
              setText('')
              send('')
              field.current?.focus()
            }}
          />
        </div>
      )}
    </form>
  )
}
