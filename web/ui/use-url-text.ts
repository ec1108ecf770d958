import { useState } from 'react'

/** Hold the text of a search field. It follows the URL, which can change without the field, for example by a link. */
export function useUrlText(urlText: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(urlText)
  const [previousUrlText, setPreviousUrlText] = useState(urlText)
  if (previousUrlText !== urlText) {
    setPreviousUrlText(urlText)
    setText(urlText)
  }
  return [text, setText]
}
