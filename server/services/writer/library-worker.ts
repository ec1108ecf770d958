import { once } from 'node:events'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { loadWholeLibrary, type WholeLibrary } from './library-items.ts'

/**
 * Loads the library in a thread that then ends, because a module that the main thread imports stays in memory.
 * @throws the error of the thread, or one when it ends without a library
 */
export async function loadLibraryInWorker(url = new URL(import.meta.url)): Promise<WholeLibrary> {
  const worker = new Worker(url)
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The thread that loads the library ended with code ${code}`)
  })
  const [library] = await Promise.race([once(worker, 'message'), ended])
  return library
}

if (!isMainThread) parentPort?.postMessage(await loadWholeLibrary(), [])
