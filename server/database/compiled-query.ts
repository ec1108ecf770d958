import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Database } from './tables.ts'

export type QueryValue = string | number | boolean | null

class ParameterPlaceholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

export type QueryParameter<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * Builds a query once per engine, because building it costs more than running it.
 * `compileQuery<{ id: string }, Row>((db, parameter) => db.selectFrom('users').where('id', '=', parameter('id')))`
 */
export function compileQuery<Values extends Record<string, QueryValue>, Result>(
  build: (database: Database, parameter: QueryParameter<Values>) => { compile: () => CompiledQuery<Result> },
): (database: Database, values: Values) => Promise<Result[]> {
  const queries = new WeakMap<object, CompiledQuery<Result>>()
  return async (database, values) => {
    const engine = database.getExecutor().adapter.constructor
    let query = queries.get(engine)
    if (!query) {
      query = build(database, (name) => sql<never>`${sql.val(new ParameterPlaceholder(name))}`).compile()
      queries.set(engine, query)
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof ParameterPlaceholder ? values[parameter.name] : parameter,
    )
    const { rows } = await database.executeQuery<Result>({ ...query, parameters })
    return rows
  }
}

export async function takeFirst<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  return (await rows)[0]
}
