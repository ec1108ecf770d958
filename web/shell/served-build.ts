/** Find out whether the server has this page's build, another one, or does not send the app at all. */
export async function findServedBuild(): Promise<'same' | 'new' | 'none'> {
  const entry = await fetchEntryScript()
  if (!entry) return 'none'
  return document.querySelector(`script[src="${CSS.escape(entry)}"]`) ? 'same' : 'new'
}

async function fetchEntryScript(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    const servedDocument = new DOMParser().parseFromString(await response.text(), 'text/html')
    return servedDocument.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
  } catch {
    return null
  }
}
