import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Run, RunDetail, RunItem, Task } from '#contract/generation-runs.ts'
import { ApiError, type RequestBody, callApi, apiQuery } from '#web/api/client.ts'
import { eventStreamOf } from '#web/api/events.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useStore } from '#web/store.ts'
import { toast } from '#web/ui/toast.ts'
import { draftRunsQuery, runsQuery, type RunScreen } from './generation-queries.ts'
import { getChangeFailureTitle, getChangeToast, getEndToast, getFailureTitle, type ItemChange } from './run-labels.ts'

/** Milliseconds between polls of a running run while the event stream is down. */
const pollInterval = 4000

const runQuery = (id: string) => ({
  ...apiQuery('GET /api/content/runs/{id}', { params: { id } }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /api/content/runs/{id}', { params: { id }, signal }).then(cacheRun),
})

/** Apply run events to the cache while mounted. */
export function useRunEvents(): void {
  const stream = useEventStream()
  useEffect(() => stream.subscribe((event) => (event.type === 'run' ? cacheRun(event.run) : refetchRuns())), [stream])
}

export function useRuns(screen: RunScreen) {
  return useQuery(runsQuery(screen))
}

export function useDraftRuns(screen: RunScreen) {
  return useQuery(draftRunsQuery(screen))
}

export function useRun(id: string) {
  const connected = useStore(useEventStream().connected)
  return useQuery({
    ...runQuery(id),
    refetchInterval: ({ state }) => !connected && state.data?.status === 'running' && pollInterval,
  })
}

/** Check the screen's runs, including those other admins started. */
export function useHasRun(screen: RunScreen, isLikeThis: (run: Run) => boolean): boolean {
  return useRuns(screen).data?.some(isLikeThis) ?? false
}

type Count = RequestBody<'POST /api/challenges/generate'>['count']
type StartRequest =
  | Omit<Extract<Task, { kind: 'ingest' }>, 'draft'>
  | { kind: 'generate'; topic: string; count: Count }
  | Omit<Extract<Task, { kind: 'populate' }>, 'draft'>

/** Start a run in the background and show failures as a toast. The result is a challenge if it is already on the site. */
export function useStartRun(onStarted: (run: Run) => void) {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: async (task: StartRequest) => {
      const reply = await sendStartRequest(task, idempotencyKeys.getKey(task))
      if (!('id' in reply)) throw new TypeError('The server did not return a run')
      return reply
    },
    onSuccess: (started) => {
      idempotencyKeys.reset()
      if (!('task' in started)) return
      const run = cacheRun(started)
      // Events can arrive before the reply.
      if (run.status !== 'running') announceEnd(run)
      onStarted(run)
    },
    onError: (error, { kind }) => {
      if (isReasonInForm(error)) toast({ title: getFailureTitle(kind), variant: 'destructive' })
      else showErrorToast(error, getFailureTitle(kind))
      // Another admin's run may be the reason, so show it.
      refetchRuns()
    },
  })
}

/** Check whether the form's ChoiceNotice shows the error's text, with help or suggestions. */
export function isReasonInForm(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'content-refused' || error.code === 'nothing-fits')
}

function sendStartRequest(task: StartRequest, idempotencyKey: string) {
  const options = { idempotencyKey, background: true }
  const draft = true
  if (task.kind === 'generate') {
    const { topic, count } = task
    return callApi('POST /api/challenges/generate', { ...options, body: { topic, count, draft } })
  }
  const pillar = task.pillar ?? undefined
  if (task.kind === 'ingest') {
    const body = { rawText: task.idea, suggestedPillar: pillar, suggestedDuration: task.duration ?? undefined, draft }
    return callApi('POST /api/challenges/ingest', { ...options, body })
  }
  if (!pillar) return callApi('POST /api/content/populate-all', { ...options, body: { draft } })
  return callApi('POST /api/content/populate-pillar', { ...options, body: { pillar, draft } })
}

const notChanged = {
  cancel: 'Couldn’t cancel the run',
  resume: 'Couldn’t resume the run',
  undo: 'Couldn’t undo the run',
  publish: 'Nothing was published',
  'discard-drafts': 'Couldn’t discard the drafts',
}

/** Cancel, resume or undo a run, or publish or discard its drafts. */
export function useChangeRun(id: string) {
  return useMutation({
    mutationFn: (change: keyof typeof notChanged) =>
      callApi(`POST /api/content/runs/{id}/${change}`, { params: { id } }),
    onSuccess: (run, change) => {
      cacheRun(run)
      if (change === 'cancel' || change === 'resume') return
      invalidateGeneratedContent()
      if (change === 'undo') toast({ title: 'Run undone', description: 'Everything it created has been removed.' })
      else toast({ title: change === 'publish' ? 'Drafts published' : 'Drafts discarded' })
    },
    onError: (error, change) => {
      showErrorToast(error, notChanged[change])
      void queryClient.invalidateQueries({ queryKey: runQuery(id).queryKey })
    },
  })
}

/** Publish, regenerate or remove an item. */
export function useChangeItem(runId: string) {
  return useMutation({
    mutationFn: async ({ item: { id }, change }: { item: RunItem; change: ItemChange }) => {
      if (change === 'remove') await callApi('DELETE /api/content/items/{id}', { params: { id } })
      else await callApi(`POST /api/content/items/{id}/${change}`, { params: { id } })
    },
    onSuccess: (_, { item, change }) => {
      toast(getChangeToast(item, change))
      return invalidateRunItem(runId)
    },
    onError: (error, { item, change }) => {
      showErrorToast(error, getChangeFailureTitle(item, change))
      return invalidateRunItem(runId)
    },
  })
}

/** Invalidate a run after one of its items changed, and the content members see. */
export function invalidateRunItem(runId: string): Promise<void> {
  invalidateGeneratedContent()
  return queryClient.invalidateQueries({ queryKey: runQuery(runId).queryKey })
}

/**
 * Cache a run unless a newer revision is already cached. Announce the end of a run.
 * @returns the latest state
 */
function cacheRun(run: RunDetail): RunDetail {
  const { queryKey } = runQuery(run.id)
  const known = queryClient.getQueryData(queryKey)
  if (known && known.revision > run.revision) return known
  queryClient.setQueryData(queryKey, run)
  const { items: _, revision: __, ...listed } = run
  const screen: RunScreen = run.task.kind === 'populate' ? 'populate' : 'challenges'
  queryClient.setQueryData(runsQuery(screen).queryKey, (rows) => rows && replaceRun(rows, listed))
  queryClient.setQueryData(
    draftRunsQuery(screen).queryKey,
    (rows) => rows && replaceRun(rows, listed).filter(({ drafts }) => drafts > 0),
  )
  if (known?.status === 'running' && run.status !== 'running') announceEnd(run)
  return run
}

function replaceRun(runs: Run[], run: Run): Run[] {
  const others = runs.filter(({ id }) => id !== run.id)
  // UUIDv7 ids sort by time.
  return [run, ...others].toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

const announced = new Set<string>()

function announceEnd(run: RunDetail): void {
  const end = `${run.id} ${run.revision}`
  if (announced.has(end)) return
  announced.add(end)
  invalidateGeneratedContent()
  // A list fetch in flight may still report the run as running.
  void queryClient.invalidateQueries({ queryKey: ['/api/content/runs'] })
  const failed = (description?: string) =>
    toast({ title: getFailureTitle(run.task.kind), description, variant: 'destructive' })
  if (run.status === 'finished') toast(getEndToast(run))
  else if (run.status === 'failed') failed(run.error ?? undefined)
  else if (run.status === 'interrupted') failed('The server restarted during the run. Resume it to continue.')
}

function refetchRuns(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => `${path}`.startsWith('/api/content/runs') })
}

/** Mark the content that members see as stale, and what the library has left. */
function invalidateGeneratedContent(): void {
  for (const path of ['/api/challenges', '/api/resources', '/api/forum', '/api/content/writer'])
    void queryClient.invalidateQueries({ queryKey: [path] })
}

function useEventStream() {
  return eventStreamOf(useUser()?.id ?? '')
}
