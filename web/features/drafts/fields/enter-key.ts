import type { KeyboardEvent } from 'react'

/** Take an Enter, without Shift, that ends a field. It also ends the input of Chinese and Japanese characters. */
export function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return false
  event.preventDefault()
  return true
}

/** Take an Enter in a text of several lines that ends it: on an empty last line, or with Ctrl or Cmd. */
export function isFinalEnter(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { value, selectionStart } = event.currentTarget
  const isOnEmptyLine = selectionStart === value.length && value.endsWith('\n')
  return (isOnEmptyLine || event.ctrlKey || event.metaKey) && isEnter(event)
}

/** Focus a field with the caret after its text. */
export function focusEnd(field: HTMLTextAreaElement | HTMLInputElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Go on from a field of one line to the next text field of the form. */
export function focusNextField(field: HTMLInputElement | HTMLTextAreaElement): void {
  const texts = [...(field.form?.elements ?? [])].filter(isTextField)
  focusEnd(texts[texts.indexOf(field) + 1] ?? null)
}

function isTextField(element: Element): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')
}
