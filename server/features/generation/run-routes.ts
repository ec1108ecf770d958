import * as calls from '#contract/generation-runs.ts'
import { answerPage } from '../../http/answer.ts'
import { pageOf } from '../../page.ts'
import { serve } from '../../http/serve.ts'
import { presentRun } from './present.ts'
import { itemsOf, runsOf } from './queries.ts'
import { followRun, readRun, undoRun } from './runs.ts'

const screens = { challenges: ['ingest', 'generate'], populate: ['populate'] } as const

export const runRoutes = [
  serve(calls.listRuns, async ({ database, services, query }) => {
    const page = pageOf(query, { defaultLimit: 20 })
    const kinds = query.kind ? [...screens[query.kind]] : null
    const rows = await runsOf(database, { kinds, page })
    const items =
      rows.length > 0
        ? await itemsOf(
            database,
            rows.map(({ id }) => id),
          )
        : []
    const now = services.clock.now()
    return answerPage(rows, page, (row) =>
      presentRun(
        row,
        items.filter(({ run_id: runId }) => runId === row.id),
        now,
      ),
    )
  }),
  serve(calls.getRun, ({ database, services, params }) => readRun(database, params.id, services.clock.now())),
  serve(calls.followRun, async ({ database, services, params }) => {
    await readRun(database, params.id, services.clock.now())
    return (signal) => followRun(database, services.clock, params.id, signal)
  }),
  serve(calls.undoRun, ({ database, services, params }) => undoRun(database, params.id, services.clock.now()), {
    changes: ['challenges'],
  }),
]
