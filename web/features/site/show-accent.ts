import { writeAccentStyle } from '#contract/accent.ts'

let sheet: CSSStyleSheet | undefined

/** Replace the accent that the server wrote into the page. */
export function showAccent(color: string | null): void {
  document.getElementById('accent')?.remove()
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(color === null ? '' : writeAccentStyle(color))
}
