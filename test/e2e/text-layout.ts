import type { Page } from '@playwright/test'

/** Finds text that is cut off, overlaps other text or breaks inside a word. @returns a description of each */
export function findTextProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; rect: DOMRect; layer: Element | null }

    const problems: string[] = []
    const lines: Line[] = []
    const dialog = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.textContent?.trim() || !element || !isShown(element)) continue
      const clamp = getClamp(element)
      const rects = getRects(node, 0, node.textContent.length).filter(
        ({ top, bottom }) => !clamp || (top + bottom) / 2 < clamp,
      )
      if (!rects.length) continue
      findCutText(node.textContent, element, rects)
      findBrokenWords(node, node.textContent)
      for (const rect of rects) lines.push({ text: node.textContent, rect, layer: getLayer(element) })
    }
    findOverlaps()
    for (const input of (dialog ?? document.body).querySelectorAll<HTMLElement>('select, input')) findCutControl(input)
    const overflow = document.documentElement.scrollWidth - innerWidth
    if (overflow > 0) problems.push(`the page is ${overflow} px too wide`)
    return [...new Set(problems)]

    /** Whether the element is visible, and not only for screen readers. */
    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
        return false
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clip, clipPath } = getComputedStyle(box)
        if (clip !== 'auto' || clipPath !== 'none') return false
      }
      return true
    }

    /** Returns the bottom of a preview of a few lines. */
    function getClamp(element: Element): number | undefined {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).webkitLineClamp !== 'none') return box.getBoundingClientRect().bottom
      return undefined
    }

    function getRects(node: Node, start: number, end: number): DOMRect[] {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }

    function findCutText(text: string, element: Element, rects: DOMRect[]) {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.overflowX === 'visible' || style.display === 'inline' || style.webkitLineClamp !== 'none') continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const scrollsX = /auto|scroll/.test(style.overflowX)
        const scrollsY = /auto|scroll/.test(style.overflowY)
        const isCut = rects.some(
          (rect) =>
            (!scrollsX && (rect.left < left - 1 || rect.right > right + 1)) ||
            (!scrollsY && (rect.top < top - 4 || rect.bottom > bottom + 4)),
        )
        if (isCut) problems.push(`cut off: ${text}`)
        if (scrollsX || scrollsY) return
      }
      if (rects.some(({ left, right }) => left < -1 || right > innerWidth + 1)) problems.push(`off screen: ${text}`)
    }

    function findBrokenWords(node: Node, text: string) {
      // An email address breaks where it has to.
      if (/\S@\S/.test(text)) return
      // Longer words have to break.
      for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,24}(?![\p{L}\p{N}])/gu)) {
        const tops = getRects(node, index, index + word.length).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) problems.push(`broken word: ${word}`)
      }
    }

    /** Text in different layers, such as a sticky header and the page, may overlap. */
    function getLayer(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return box
      return null
    }

    function findOverlaps() {
      lines.sort((a, b) => a.rect.top - b.rect.top)
      lines.forEach((line, index) => {
        for (const other of lines.slice(index + 1)) {
          if (other.rect.top >= line.rect.bottom) break
          // A shortened line of a preview has a second, hidden rectangle.
          if (other.layer !== line.layer || other.text === line.text) continue
          const width = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left)
          const height = Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top
          // Line boxes with a tight line height overlap without touching letters.
          if (width > 2 && height > 0.4 * Math.min(line.rect.height, other.rect.height))
            problems.push(`overlap: ${line.text} / ${other.text}`)
        }
      })
    }

    function findCutControl(control: HTMLElement) {
      if (!control.checkVisibility({ opacityProperty: true }) || control.matches('[type=hidden], [type=file]')) return
      const { paddingTop, paddingBottom, fontSize } = getComputedStyle(control)
      const room = control.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
      const isText = control.matches('select, input:not([type=checkbox], [type=radio])')
      if (isText && room < parseFloat(fontSize)) problems.push(`cut off: ${control.getAttribute('name') ?? control.id}`)
    }
  })
}

/** @returns the hyphenated words in headings that are on more than one line */
export function findSplitHeadingWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const words: string[] = []
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
        }
      return words
    }),
  )
}
