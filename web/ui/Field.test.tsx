import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'

const headerHeight = 76
const root = document.documentElement
afterEach(() => root.style.removeProperty('scroll-padding-block'))

test('shows the label and the error of a field that gets the focus, clear of the bars', async () => {
  root.style.scrollPaddingBlock = `${headerHeight}px`
  await render(
    <div style={{ width: 240, paddingBlock: 2000 }}>
      <Field label="What will you do by next week, in a few words?" error="Required">
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
    </div>,
  )
  const field = page.getByRole('textbox').element()
  const rectOf = (text: string | RegExp) => page.getByText(text).element().getBoundingClientRect()
  for (const [start, name] of [
    [document.body.scrollHeight, 'from below'],
    [0, 'from above'],
  ] as const) {
    scrollTo({ top: start, behavior: 'instant' })
    if (field instanceof HTMLElement) field.blur()
    if (field instanceof HTMLElement) field.focus()
    expect(rectOf(/^What will/).top, name).toBeGreaterThanOrEqual(headerHeight)
    expect(rectOf('Required').bottom, name).toBeLessThanOrEqual(innerHeight - headerHeight)
  }
})
