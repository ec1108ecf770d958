import { parsePostUrl } from '#contract/post-urls.ts'

/** Find the link of a post in what another app shares. Android apps often put it into the text. */
export function findSharedPost(shared: URLSearchParams): string | undefined {
  const words = ['url', 'text', 'title'].flatMap((name) => (shared.get(name) ?? '').split(/\s+/))
  for (const word of words) {
    const link = parsePostUrl(word.replace(/^[("'<“]+|[)"'>”.,;:!?]+$/g, ''))
    if (link) return 'shortLink' in link ? link.shortLink : link.url
  }
  return undefined
}
