/** Find out whether the server has this page's build, another one, or does not send the app at all. */
export async function findServedBuild(): Promise<'same' | 'new' | 'none'> {
  const entry = await fetchEntryScript()
  if (!entry) return 'none'
  return document.querySelector(`script[src="${CSS.escape(entry)}"]`) ? 'same' : 'new'
}

async function fetchEntryScript(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const script = page.querySelector<HTMLScriptElement>('script[type=module], script[data-scripts]')
    // A page that the server renders lists its scripts and starts them later.
    return script?.dataset['scripts']?.split(' ')[0] ?? script?.getAttribute('src') ?? undefined
  } catch {
    return undefined
  }
}
