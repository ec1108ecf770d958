import { once } from 'node:events'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { loadWholeLibrary, type WholeLibrary } from './library-items.ts'

/**
 * Loads the library in a thread that then ends, because a module that the main thread imports stays in memory.
 * @throws the error of the thread
 */
export async function loadLibraryInWorker(): Promise<WholeLibrary> {
  const [library] = await once(new Worker(new URL(import.meta.url)), 'message')
  return library
}

if (!isMainThread) parentPort?.postMessage(await loadWholeLibrary(), [])
