// Plays random histories for prove.ts in a thread.
import { parentPort } from 'node:worker_threads'
import { playHistories } from '#test/ledger-histories.ts'

parentPort?.on('message', ({ first, count }: { first: number; count: number }) => {
  parentPort?.postMessage(playHistories(first, count))
})
