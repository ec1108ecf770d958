import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Run, RunDetail, RunItem, Task } from '#contract/generation-runs.ts'
import { type BodyFor, call, query } from '#web/api/client.ts'
import { attempts } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { follow } from '#web/api/subscribe.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { toast } from '#web/ui/toast.ts'
import { failureTitle, successToast } from './run-words.ts'

export type Screen = 'challenges' | 'populate'

const runsQuery = (kind: Screen) => query('GET /api/content/runs', { query: { kind } })
const runQuery = (id: string) => query('GET /api/content/runs/{id}', { params: { id } })

/** The runs of a screen, newest first. */
export function useRuns(screen: Screen) {
  return useQuery(runsQuery(screen))
}

/** One run with its items. While it is under way each change shows at once, and its end is said. */
export function useRun(id: string) {
  const run = useQuery(runQuery(id))
  const running = run.data?.status === 'running'
  useEffect(() => {
    if (!running) return undefined
    const end = follow(
      'GET /api/content/runs/{id}/events',
      { params: { id } },
      {
        onEvent(next) {
          put(next)
          if (next.status === 'running') return
          end()
          sayEnd(next)
        },
        onRefused: () => void readAgain(id),
      },
    )
    return end
  }, [id, running])
  return run
}

type Bodies = {
  ingest: BodyFor<'POST /api/challenges/ingest'>
  generate: BodyFor<'POST /api/challenges/generate'>
  'populate-pillar': BodyFor<'POST /api/content/populate-pillar'>
  'populate-all': undefined
}
type Start = { [K in keyof Bodies]: { what: K; body: Bodies[K] } }[keyof Bodies]

const taskKinds: Record<Start['what'], Task['kind']> = {
  ingest: 'ingest',
  generate: 'generate',
  'populate-pillar': 'populate',
  'populate-all': 'populate',
}

/** Starts a run and answers at once; what went wrong is said. */
export function useStartRun(onStarted: (run: Run) => void) {
  const [attempt] = useState(attempts)
  return useMutation({
    mutationFn: async (start: Start) => {
      const reply = await send(start, attempt.idFor(start))
      if (!('task' in reply)) throw new TypeError('The server did not answer with a run')
      return reply
    },
    onSuccess: (run) => {
      attempt.done()
      put({ ...run, items: [] })
      if (run.status !== 'running') sayEnd({ ...run, items: [] })
      onStarted(run)
    },
    onError: (error, { what }) => {
      sayFailure(error, failureTitle(taskKinds[what]))
      // Somebody else may have one under way: show it.
      void queryClient.invalidateQueries({ queryKey: ['/api/content/runs'] })
    },
  })
}

function send(start: Start, requestId: string) {
  const options = { requestId, background: true }
  switch (start.what) {
    case 'ingest':
      return call('POST /api/challenges/ingest', { ...options, body: start.body })
    case 'generate':
      return call('POST /api/challenges/generate', { ...options, body: start.body })
    case 'populate-pillar':
      return call('POST /api/content/populate-pillar', { ...options, body: start.body })
    case 'populate-all':
      return call('POST /api/content/populate-all', options)
  }
}

type RunChange = 'cancel' | 'resume' | 'undo'

/** Stops a run, takes it up again, or undoes it. */
export function useChangeRun(id: string) {
  return useMutation({
    mutationFn: (change: RunChange) => {
      const params = { id }
      if (change === 'cancel') return call('POST /api/content/runs/{id}/cancel', { params })
      if (change === 'resume') return call('POST /api/content/runs/{id}/resume', { params })
      return call('POST /api/content/runs/{id}/undo', { params })
    },
    onSuccess: (run, change) => {
      put(run)
      if (change === 'undo') {
        forgetWritten()
        toast({ title: 'Undone', description: 'Everything this run wrote has been removed.' })
      }
    },
    onError: (error, change) => {
      const titles = {
        cancel: 'The run was not cancelled',
        resume: 'The run was not resumed',
        undo: 'The run was not undone',
      }
      sayFailure(error, titles[change])
      void queryClient.invalidateQueries({ queryKey: runQuery(id).queryKey })
    },
  })
}

/** Writes an item again, or removes it. */
export function useChangeItem(runId: string) {
  return useMutation({
    mutationFn: async ({ item: { id }, change }: { item: RunItem; change: 'regenerate' | 'remove' }) => {
      if (change === 'regenerate') await call('POST /api/content/items/{id}/regenerate', { params: { id } })
      else await call('DELETE /api/content/items/{id}', { params: { id } })
    },
    onSuccess: (_, { change }) => {
      toast(change === 'regenerate' ? { title: 'Written again' } : { title: 'Removed' })
      return itemChanged(runId)
    },
    onError: (error, { change }) => {
      sayFailure(error, change === 'regenerate' ? failureTitle('populate') : 'It was not removed')
      return itemChanged(runId)
    },
  })
}

/** An item is not what it was: neither is its run, nor what members see. */
export function itemChanged(runId: string): Promise<void> {
  forgetWritten()
  return queryClient.invalidateQueries({ queryKey: runQuery(runId).queryKey })
}

/** Where its stream is refused: the session has ended, or the run has meanwhile. */
async function readAgain(id: string): Promise<void> {
  const run = await queryClient.fetchQuery({ ...runQuery(id), staleTime: 0 }).catch(() => undefined)
  if (run && run.status !== 'running') sayEnd(run)
}

function put(run: RunDetail): void {
  queryClient.setQueryData(runQuery(run.id).queryKey, run)
  const { items: _, ...listed } = run
  const screen: Screen = run.task.kind === 'populate' ? 'populate' : 'challenges'
  queryClient.setQueryData(runsQuery(screen).queryKey, (rows) => {
    if (!rows?.some(({ id }) => id === run.id)) return rows && [listed, ...rows]
    return rows.map((row) => (row.id === run.id ? listed : row))
  })
}

function sayEnd(run: RunDetail): void {
  forgetWritten()
  // A list that was on its way meanwhile may say that it still goes on.
  void queryClient.invalidateQueries({ queryKey: ['/api/content/runs'] })
  if (run.status === 'finished') toast(successToast(run))
  else if (run.status === 'failed')
    toast({ title: failureTitle(run.task.kind), description: run.error ?? undefined, variant: 'destructive' })
  else if (run.status === 'interrupted') {
    toast({
      title: failureTitle(run.task.kind),
      description: 'The server was restarted meanwhile. Resume to go on.',
      variant: 'destructive',
    })
  }
}

/** What members see has changed: it is read again where it is shown next. */
function forgetWritten(): void {
  for (const path of ['/api/challenges', '/api/resources', '/api/forum'])
    void queryClient.invalidateQueries({ queryKey: [path] })
}
