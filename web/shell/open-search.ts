export const searchFieldId = 'search-field'
/** State of the history entry, from which leaving the search leads back to the screen before. */
export const fromApp = 'app'

const typedId = 'typed-ahead'

/**
 * Focus the field of the search. While the screen loads, a hidden one takes what is typed, and keeps the keyboard of a
 * phone open, which only opens on a press.
 * @returns whether the screen is open already
 */
export function catchTyping(): boolean {
  const field = findInput(searchFieldId)
  if (field) {
    field.focus()
    field.select()
    return true
  }
  const input = document.createElement('input')
  Object.assign(input, { id: typedId, className: 'visually-hidden', ariaLabel: 'Search', onblur: () => input.remove() })
  document.body.append(input)
  input.focus({ preventScroll: true })
  return false
}

/** Hand over what was typed while the screen was loaded. */
export function takeTypedAhead(onTyped: (text: string) => void): void {
  const text = findInput(typedId)?.value
  if (text) onTyped(text)
}

function findInput(id: string): HTMLInputElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement ? element : null
}
