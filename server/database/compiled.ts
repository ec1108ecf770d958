import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Database } from './tables.ts'

type Value = string | number | boolean | null

/** Where a value will stand when the query runs. */
class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** `parameter('userId')` inside the query that `compiled` builds. */
export type ParameterOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * A query that is built once for each engine and then run with other values: building it costs more than running it.
 * `const userById = compiled<{ id: string }, Row>((database, parameter) => database.selectFrom('users').selectAll().where('id', '=', parameter('id')))`
 */
export function compiled<Values extends Record<string, Value>, Result>(
  build: (database: Database, parameter: ParameterOf<Values>) => { compile: () => CompiledQuery<Result> },
): (database: Database, values: Values) => Promise<Result[]> {
  const queries = new WeakMap<object, CompiledQuery<Result>>()
  return async (database, values) => {
    const engine = database.getExecutor().adapter.constructor
    let query = queries.get(engine)
    if (!query) {
      query = build(database, (name) => sql<never>`${sql.val(new Parameter(name))}`).compile()
      queries.set(engine, query)
    }
    const parameters = query.parameters.map((each) => (each instanceof Parameter ? values[each.name] : each))
    const { rows } = await database.executeQuery<Result>({ ...query, parameters })
    return rows
  }
}

/** A row that is there or not. */
export async function first<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  return (await rows)[0]
}
