/** Convert Markdown to one line of plain text for a preview. Keeps raw HTML as text. */
export function stripMarkdown(markdown: string, { maxLength = 400 } = {}): string {
  const text = markdown
    .slice(0, maxLength * 3)
    .replace(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, ' ')
    .replace(/^[ \t]*\[[^\]\n]+\]:.*$/gm, ' ')
    .replace(/^[ \t]*\|?[ \t]*:?-{2,}[-:| \t]*$/gm, ' ')
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ' ')
    .replace(/^[ \t]*(?:(?:>|#{1,6}(?=\s)|[-+*](?=\s)|\d{1,9}[.)](?=\s))[ \t]*(?:\[[ xX]\](?=\s))?)+/gm, '')
    .replace(/!?\[([^\][]*)\](?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+["'][^"'\n]*["'])?\)|\[[^\]\n]*\])/g, '$1')
    .replace(/<((?:https?:|mailto:)[^\s>]+)>/g, '$1')
    .replace(/(`+)([^`]+)\1/g, '$2')
    .replace(/(?<!\\)(\*\*\*|\*\*|~~|\*)(?=\S)([^*~]*[^\s*~\\])\1/g, '$2')
    .replace(/(?<![\\\w])(___|__|_)(?=\S)([^_]*[^\s_\\])\1(?!\w)/g, '$2')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
])
