/** Find out whether the server has this page's build, another one, or does not send the app at all. */
export async function findServedBuild(): Promise<'same' | 'new' | 'none'> {
  const entry = await fetchEntryScript()
  if (!entry) return 'none'
  return document.querySelector(`script[src="${CSS.escape(entry)}"]`) ? 'same' : 'new'
}

/** A page that the server renders lists its scripts. Parsing it as a document would apply its styles' policy here. */
async function fetchEntryScript(): Promise<string | undefined> {
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text()
    return /<script[^>]* (?:data-scripts|src)="(\/assets\/[^" ]+)/.exec(page)?.[1]
  } catch {
    return undefined
  }
}
