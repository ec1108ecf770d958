import { useEffect, useRef, useState } from 'react'

type Options = {
  /** The words that are searched, from the URL. */
  query: string
  /** Milliseconds without typing before the words are searched. */
  delay: number
  onSearch: (query: string) => void
}

/** The text of a search field. It is searched while the member types. */
export function useSearchText({ query, delay, onSearch }: Options) {
  const [text, setText] = useState(query)
  const [urlQuery, setUrlQuery] = useState(query)
  const [sentText, setSentText] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A link, such as a recent search, and Back change the text too. What was sent from here has shown in the field already.
  if (query !== urlQuery) {
    setUrlQuery(query)
    setSentText(null)
    if (query !== sentText) setText(query)
  }

  /** Searches at once. */
  function send(value = text) {
    clearTimeout(timer.current)
    setSentText(value.trim())
    onSearch(value.trim())
  }

  return {
    text,
    send,
    type(value: string) {
      setText(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(value), delay)
    },
    clear() {
      setText('')
      send('')
    },
  }
}
