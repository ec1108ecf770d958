import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Run, RunDetail, RunItem, Task } from '#contract/generation-runs.ts'
import { type BodyFor, call, query } from '#web/api/client.ts'
import { eventStreamOf } from '#web/api/events.ts'
import { attempts } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { sayFailure } from '#web/shell/show-error-toast.ts'
import { useStore } from '#web/ui/store.ts'
import { toast } from '#web/ui/toast.ts'
import { failureTitle, successToast } from './run-words.ts'

export type Screen = 'challenges' | 'populate'

/** Milliseconds between two fetches of a running run while no events arrive. */
const pollInterval = 4000

const runsQuery = (kind: Screen) => query('GET /api/content/runs', { query: { kind } })

const runQuery = (id: string) => ({
  ...query('GET /api/content/runs/{id}', { params: { id } }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/content/runs/{id}', { params: { id }, signal }).then(cacheRun),
})

/** Keeps what is known of runs up to date while a screen shows them. */
export function useRunEvents(): void {
  const stream = useEventStream()
  useEffect(() => stream.subscribe((event) => (event.type === 'run' ? cacheRun(event.run) : refetchRuns())), [stream])
}

/** The runs of a screen, newest first. */
export function useRuns(screen: Screen) {
  return useQuery(runsQuery(screen))
}

/** One run with its items. */
export function useRun(id: string) {
  const connected = useStore(useEventStream().connected)
  return useQuery({
    ...runQuery(id),
    refetchInterval: ({ state }) => !connected && state.data?.status === 'running' && pollInterval,
  })
}

/** Whether a screen has a run like this, whoever started it. */
export function useHasRun(screen: Screen, isLikeThis: (run: Run) => boolean): boolean {
  return useRuns(screen).data?.some(isLikeThis) ?? false
}

type Count = BodyFor<'POST /api/challenges/generate'>['count']
type Start = Exclude<Task, { kind: 'generate' }> | { kind: 'generate'; topic: string; count: Count }

/** Starts a run and answers at once; what went wrong is said. */
export function useStartRun(onStarted: (run: Run) => void) {
  const [attempt] = useState(attempts)
  return useMutation({
    mutationFn: async (task: Start) => {
      const reply = await send(task, attempt.idFor(task))
      if (!('task' in reply)) throw new TypeError('The server did not answer with a run')
      return reply
    },
    onSuccess: (started) => {
      attempt.done()
      const run = cacheRun(started)
      // Events may have been faster than the reply.
      if (run.status !== 'running') announceEnd(run)
      onStarted(run)
    },
    onError: (error, { kind }) => {
      sayFailure(error, failureTitle(kind))
      // Another admin may have one under way: show it.
      refetchRuns()
    },
  })
}

function send(task: Start, requestId: string) {
  const options = { requestId, background: true }
  if (task.kind === 'generate') {
    const { topic, count } = task
    return call('POST /api/challenges/generate', { ...options, body: { topic, count } })
  }
  const pillar = task.pillar ?? undefined
  if (task.kind === 'ingest') {
    const body = { rawText: task.idea, suggestedPillar: pillar, suggestedDuration: task.duration ?? undefined }
    return call('POST /api/challenges/ingest', { ...options, body })
  }
  if (!pillar) return call('POST /api/content/populate-all', options)
  return call('POST /api/content/populate-pillar', { ...options, body: { pillar } })
}

const notChanged = {
  cancel: 'The run was not cancelled',
  resume: 'The run was not resumed',
  undo: 'The run was not undone',
}

/** Stops a run, takes it up again, or undoes it. */
export function useChangeRun(id: string) {
  return useMutation({
    mutationFn: (change: keyof typeof notChanged) => call(`POST /api/content/runs/{id}/${change}`, { params: { id } }),
    onSuccess: (run, change) => {
      cacheRun(run)
      if (change === 'undo') {
        forgetWritten()
        toast({ title: 'Undone', description: 'Everything this run wrote has been removed.' })
      }
    },
    onError: (error, change) => {
      sayFailure(error, notChanged[change])
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

/**
 * Caches a state of a run, wherever it comes from, unless a later one is known already. Announces the end of a run.
 * @returns the latest state
 */
function cacheRun(run: RunDetail): RunDetail {
  const { queryKey } = runQuery(run.id)
  const known = queryClient.getQueryData(queryKey)
  if (known && known.revision > run.revision) return known
  queryClient.setQueryData(queryKey, run)
  const { items: _, revision: __, ...listed } = run
  const screen: Screen = run.task.kind === 'populate' ? 'populate' : 'challenges'
  queryClient.setQueryData(runsQuery(screen).queryKey, (rows) => {
    const others = rows?.filter(({ id }) => id !== run.id)
    // The ids begin with the time.
    return others && [listed, ...others].toSorted((a, b) => (a.id < b.id ? 1 : -1))
  })
  if (known?.status === 'running' && run.status !== 'running') announceEnd(run)
  return run
}

const announced = new Set<string>()

function announceEnd(run: RunDetail): void {
  const end = `${run.id} ${run.revision}`
  if (announced.has(end)) return
  announced.add(end)
  forgetWritten()
  // A list that is being fetched may still say that the run goes on.
  void queryClient.invalidateQueries({ queryKey: ['/api/content/runs'] })
  const failed = (description?: string) =>
    toast({ title: failureTitle(run.task.kind), description, variant: 'destructive' })
  if (run.status === 'finished') toast(successToast(run))
  else if (run.status === 'failed') failed(run.error ?? undefined)
  else if (run.status === 'interrupted') failed('The server was restarted meanwhile. Resume to go on.')
}

function refetchRuns(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => `${path}`.startsWith('/api/content/runs') })
}

/** What members see has changed: it is read again where it is shown next. */
function forgetWritten(): void {
  for (const path of ['/api/challenges', '/api/resources', '/api/forum'])
    void queryClient.invalidateQueries({ queryKey: [path] })
}

function useEventStream() {
  return eventStreamOf(useUser()?.id ?? '')
}
