import { DatabaseError } from './errors.ts'
import type { SqliteSession } from './sqlite-session.ts'

/** Transactions that share a commit. `durable` settles when that commit is on the disk or has failed. */
export type CommitGroup = { committed: Promise<void> }

export type GroupCommit = ReturnType<typeof createGroupCommit>

/**
 * Lets transactions that arrive in the same round of the event loop share one commit. Each of them is a savepoint, they
 * run one after the other, and none is acknowledged before the shared commit is durable.
 * A commit waits for the disk, and that wait is more than half the cost of a write. With eight members marking days at
 * once, the server writes 1.5 to 2 times as much as when every transaction commits alone, and more on slow disks. A lone
 * writer waits a little longer.
 */
export function createGroupCommit(writer: SqliteSession, turns: Queue) {
  let open: (CommitGroup & { resolve: () => void; reject: (error: unknown) => void }) | undefined

  async function commitGroup() {
    const release = await turns.take()
    const group = open
    open = undefined
    try {
      if (group && !writer.inTransaction()) throw rolledBackByEngine()
      if (group) writer.exec('commit')
      group?.resolve()
    } catch (error) {
      if (writer.inTransaction()) writer.exec('rollback')
      group?.reject(error)
    } finally {
      release()
    }
  }

  return {
    /** Joins the open group or starts one. The caller must hold the turn. */
    join(): CommitGroup {
      if (open && writer.inTransaction()) return open
      open?.reject(rolledBackByEngine())
      open = undefined
      writer.exec('begin immediate')
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      // If all transactions of a group have failed, nobody else handles its rejection.
      promise.catch(() => undefined)
      open = { committed: promise, resolve, reject }
      setImmediate(() => void commitGroup())
      return open
    },
    close: commitGroup,
  }
}

function rolledBackByEngine(): DatabaseError {
  return new DatabaseError('unavailable', '', new Error('SQLite rolled back a group of transactions'))
}

export type Queue = ReturnType<typeof createMutex>

export function createMutex() {
  let last: Promise<void> = Promise.resolve()
  return {
    /** @returns a function that ends the turn */
    async take(): Promise<() => void> {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      return resolve
    },
  }
}
