import type { Database } from './database/tables.ts'

const stopping = new WeakSet<Database>()

/** From then on, proxies learn at `/readyz` that this process is about to stop, while it still answers the rest. */
export function announceStop(database: Database): void {
  stopping.add(database)
}

export function isStopping(database: Database): boolean {
  return stopping.has(database)
}
