/** Enough for all frequent statements. Each connection keeps a plan of tens of kilobytes for each of them. */
const mostNames = 200
/** Statements with lists of values have many lengths, most of them rare. */
const usesBeforeName = 5
const mostCounted = 2000

export type StatementNames = {
  /**
   * Finds the name under which each connection keeps the plan of a statement.
   * @returns undefined for one that is not frequent
   */
  find: (text: string) => string | undefined
  /** Gives all statements new names, so that their plans are made again. */
  renew: () => void
}

/** Names frequent statements, because PostgreSQL needs longer to plan them than to run them. */
export function createStatementNames(): StatementNames {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  let given = 0
  return {
    find(text) {
      const name = names.get(text)
      if (name !== undefined || names.size === mostNames) return name
      const count = (uses.get(text) ?? 0) + 1
      if (count > usesBeforeName) {
        uses.delete(text)
        names.set(text, `statement ${++given}`)
        return names.get(text)
      }
      if (uses.size === mostCounted) uses.clear()
      uses.set(text, count)
      return undefined
    },
    renew() {
      names.clear()
      uses.clear()
    },
  }
}
