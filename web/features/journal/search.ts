import { foldText } from '#contract/fold-words.ts'
import type { JournalEntry } from '#contract/journal.ts'

export type SearchState = {
  /** The folded words of the query. An entry must have all of them. */
  words: readonly string[]
  results: readonly JournalEntry[]
  /** Entries that were compared so far. */
  searched: number
  status: 'idle' | 'searching' | 'done' | 'failed'
  error?: unknown
}

type ReadPage = (cursor: string, signal: AbortSignal) => Promise<{ items: JournalEntry[]; next: string | undefined }>

/** Compared at a time, so that typing never waits for a long journal. */
const chunkSize = 250

const idle: SearchState = { words: [], results: [], searched: 0, status: 'idle' }

/** Search a journal in memory. It reads all pages once, with the first query. `close` forgets everything. */
export function createSearch(readPage: ReadPage) {
  let abort = new AbortController()
  const listeners = new Set<() => void>()
  let loaded: { entry: JournalEntry; text: string }[] = []
  let cursor: string | undefined = ''
  let reading: Promise<void> | undefined
  const deletedIds = new Set<string>()
  let state = idle
  /** Counts queries, so that an earlier one stops. */
  let current = 0

  function publish(change: Partial<SearchState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function readNextPage(from: string) {
    const { signal } = abort
    const { items, next } = await readPage(from, signal)
    if (signal.aborted) return
    // What was saved or deleted while its page was read is known better here.
    const known = new Set([...loaded.map(({ entry }) => entry.id), ...deletedIds])
    loaded.push(...items.filter(({ id }) => !known.has(id)).map(toLoaded))
    cursor = next
  }

  async function run(words: readonly string[]) {
    current += 1
    const own = current
    const isOutdated = () => own !== current
    publish({ ...idle, words, status: 'searching', error: undefined })
    let position = 0
    let results: JournalEntry[] = []
    while (!isOutdated()) {
      const chunk = loaded.slice(position, position + chunkSize)
      if (chunk.length > 0) {
        position += chunk.length
        results = results.concat(chunk.filter(({ text }) => hasAll(text, words)).map(({ entry }) => entry))
        publish({ results, searched: position })
        await nextTask()
      } else if (cursor === undefined) {
        publish({ status: 'done' })
        return
      } else {
        reading ??= readNextPage(cursor).finally(() => {
          reading = undefined
        })
        try {
          await reading
        } catch (error) {
          if (!isOutdated()) publish({ status: 'failed', error })
          return
        }
      }
    }
  }

  function setQuery(query: string) {
    const words = foldText(query).split(/\s+/).filter(Boolean)
    if (words.length > 0) void run(words)
    else {
      current += 1
      publish({ ...idle, error: undefined })
    }
  }

  /** Follow a change of the journal, in the results too. */
  function put(id: string, entry: JournalEntry | undefined) {
    const has = loaded.some((each) => each.entry.id === id)
    if (!has && !reading && state.status === 'idle' && loaded.length === 0) return
    if (entry) deletedIds.delete(id)
    else deletedIds.add(id)
    loaded = loaded.filter((each) => each.entry.id !== id)
    if (entry) loaded.push(toLoaded(entry))
    loaded.sort((a, b) => compareByDay(b.entry, a.entry))
    if (state.words.length > 0) void run(state.words)
  }

  return {
    setQuery,
    put,
    retry: () => void run(state.words),
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      abort.abort()
      abort = new AbortController()
      current += 1
      loaded = []
      deletedIds.clear()
      cursor = ''
      reading = undefined
      state = idle
    },
  }
}

function toLoaded(entry: JournalEntry) {
  const { title, prompt, content } = entry
  return { entry, text: foldText([title, prompt, content].join('\n')) }
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

function compareByDay(a: JournalEntry, b: JournalEntry): number {
  const [first, second] = [`${a.entryDate} ${a.id}`, `${b.entryDate} ${b.id}`]
  return first === second ? 0 : first < second ? -1 : 1
}

/** Let the browser handle input first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
