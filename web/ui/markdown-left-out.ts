// Stands in the build for what the Markdown packages bring along and nothing here uses, a fifth of what a reader would load:
// writing Markdown, footnotes (whose ids would clash between the several texts of one page), reading style attributes (which
// the sanitiser never lets through), and a copy of structuredClone.

export const defaultHandlers = {}
export const markdownTable = nothing
export const gfmFootnote = nothing
export const gfmFootnoteHtml = nothing
export const gfmFootnoteFromMarkdown = nothing
export const gfmFootnoteToMarkdown = nothing
export default structuredClone

function nothing() {
  return {}
}
