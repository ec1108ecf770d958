/** Endings that make an address without `https://` and path: no words that follow a full stop without a space. */
const endings = new Set(
  'app biz blog ch cc cn co com de dev download eu fr gg gl icu info ink io li link ly mobi net nl online org pl ru shop site store su tech tk top tv uk vip website wiki ws xyz'.split(
    ' ',
  ),
)

/** Counts the links in a text: web addresses, also as Markdown, without `https://`, or as an email address. */
export function countLinks(text: string): number {
  // The label of a Markdown link may repeat its address.
  const withoutLabels = text.replaceAll(/\[[^[\]]*\]\(/g, '(')
  return withoutLabels
    .split(/[\s<>()[\]"'“”`*~|,;!{}]+/)
    .map(countAddresses)
    .reduce((total, count) => total + count, 0)
}

function countAddresses(word: string): number {
  const protocols = word.match(/\w:\/\//g)?.length ?? 0
  if (protocols > 0) return protocols
  return word.startsWith('//') || isBareAddress(word) ? 1 : 0
}

function isBareAddress(word: string): boolean {
  const [host = '', ...path] = word
    .replace(/^.*@/, '')
    .replace(/[.:?_-]+$/, '')
    .split(/[/?#:]/)
  const labels = host.toLowerCase().split('.')
  const ending = labels.at(-1) ?? ''
  if (labels.length < 2 || labels.some((label) => !/^[\p{L}\p{N}-]+$/u.test(label))) return false
  return labels[0] === 'www' || endings.has(ending) || (path.length > 0 && /^\p{L}{2,}$/u.test(ending))
}
