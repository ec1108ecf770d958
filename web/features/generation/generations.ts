import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Generation, GenerationDetail, GenerationItem, Task } from '#contract/generations.ts'
import { ApiError, type RequestBody, callApi, apiQuery } from '#web/api/client.ts'
import { eventStreamOf } from '#web/api/events.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useUser } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { useStore } from '#web/store.ts'
import { toast } from '#web/ui/toast.ts'
import {
  getChangeFailureTitle,
  getChangeToast,
  getEndToast,
  getFailureTitle,
  type ItemChange,
} from './generation-labels.ts'
import { draftGenerationsQuery, generationsQuery, type GenerationScreen } from './generation-queries.ts'

/** Milliseconds between polls of a running generation while the event stream is down. */
const pollInterval = 4000

const generationQuery = (id: string) => ({
  ...apiQuery('GET /api/content/runs/{id}', { params: { id } }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('GET /api/content/runs/{id}', { params: { id }, signal }).then(cacheGeneration),
})

/** Apply generation events to the cache while mounted. */
export function useGenerationEvents(): void {
  const stream = useEventStream()
  useEffect(
    () =>
      stream.subscribe((event) => (event.type === 'run' ? cacheGeneration(event.generation) : refetchGenerations())),
    [stream],
  )
}

export function useGenerations(screen: GenerationScreen) {
  return useQuery(generationsQuery(screen))
}

export function useDraftGenerations(screen: GenerationScreen) {
  return useQuery(draftGenerationsQuery(screen))
}

export function useGeneration(id: string) {
  const connected = useStore(useEventStream().connected)
  return useQuery({
    ...generationQuery(id),
    refetchInterval: ({ state }) => !connected && state.data?.status === 'running' && pollInterval,
  })
}

/** Check the screen's generations, including those other admins started. */
export function useHasGeneration(screen: GenerationScreen, isLikeThis: (generation: Generation) => boolean): boolean {
  return useGenerations(screen).data?.some(isLikeThis) ?? false
}

type Count = RequestBody<'POST /api/challenges/generate'>['count']
type StartRequest =
  | Omit<Extract<Task, { kind: 'ingest' }>, 'draft'>
  | { kind: 'generate'; topic: string; count: Count }
  | Omit<Extract<Task, { kind: 'populate' }>, 'draft'>

/** Start a generation in the background and show failures as a toast. The result is a challenge if it is already on the site. */
export function useStartGeneration<Kind extends StartRequest['kind']>(
  onStarted: (generation: Generation, request: Extract<StartRequest, { kind: Kind }>) => void,
) {
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: async (task: Extract<StartRequest, { kind: Kind }>) => {
      const reply = await sendStartRequest(task, idempotencyKeys.getKey(task))
      if (!('id' in reply)) throw new TypeError('The server did not return a generation')
      return reply
    },
    onSuccess: (started, request) => {
      idempotencyKeys.reset()
      if (!('task' in started)) return
      const generation = cacheGeneration(started)
      // Events can arrive before the reply.
      if (generation.status !== 'running') announceEnd(generation)
      onStarted(generation, request)
    },
    onError: (error, { kind }) => {
      showStartFailure(error, kind)
      // Another admin's generation may be the reason, so show it.
      refetchGenerations()
    },
  })
}

export function showStartFailure(error: unknown, kind: Task['kind']): void {
  if (isReasonInForm(error)) toast({ title: getFailureTitle(kind), variant: 'destructive' })
  else showErrorToast(error, getFailureTitle(kind))
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
  cancel: 'Couldn’t cancel the generation',
  resume: 'Couldn’t resume the generation',
  undo: 'Couldn’t undo the generation',
  publish: 'Nothing was published',
  'discard-drafts': 'Couldn’t discard the drafts',
}

/** Cancel, resume or undo a generation, or publish or discard its drafts. */
export function useChangeGeneration(id: string) {
  return useMutation({
    mutationFn: (change: keyof typeof notChanged) =>
      callApi(`POST /api/content/runs/{id}/${change}`, { params: { id } }),
    onSuccess: (generation, change) => {
      cacheGeneration(generation)
      if (change === 'cancel' || change === 'resume') return
      invalidateGeneratedContent()
      if (change === 'undo')
        toast({ title: 'Generation undone', description: 'Everything it created has been removed.' })
      else toast({ title: change === 'publish' ? 'Drafts published' : 'Drafts discarded' })
    },
    onError: (error, change) => {
      showErrorToast(error, notChanged[change])
      void queryClient.invalidateQueries({ queryKey: generationQuery(id).queryKey })
    },
  })
}

/** Publish, regenerate or remove an item. */
export function useChangeItem(generationId: string) {
  return useMutation({
    mutationFn: async ({ item: { id }, change }: { item: GenerationItem; change: ItemChange }) => {
      if (change === 'remove') await callApi('DELETE /api/content/items/{id}', { params: { id } })
      else await callApi(`POST /api/content/items/{id}/${change}`, { params: { id } })
    },
    onSuccess: (_, { item, change }) => {
      toast(getChangeToast(item, change))
      return invalidateGenerationItem(generationId)
    },
    onError: (error, { item, change }) => {
      showErrorToast(error, getChangeFailureTitle(item, change))
      return invalidateGenerationItem(generationId)
    },
  })
}

/** Invalidate a generation after one of its items changed, and the content members see. */
export function invalidateGenerationItem(generationId: string): Promise<void> {
  invalidateGeneratedContent()
  return queryClient.invalidateQueries({ queryKey: generationQuery(generationId).queryKey })
}

/**
 * Cache a generation unless a newer revision is already cached. Announce the end of a generation.
 * @returns the latest state
 */
function cacheGeneration(generation: GenerationDetail): GenerationDetail {
  const { queryKey } = generationQuery(generation.id)
  const known = queryClient.getQueryData(queryKey)
  if (known && known.revision > generation.revision) return known
  queryClient.setQueryData(queryKey, generation)
  const { items: _, revision: __, ...listed } = generation
  const screen: GenerationScreen = generation.task.kind === 'populate' ? 'populate' : 'challenges'
  queryClient.setQueryData(generationsQuery(screen).queryKey, (rows) => rows && replaceGeneration(rows, listed))
  queryClient.setQueryData(
    draftGenerationsQuery(screen).queryKey,
    (rows) => rows && replaceGeneration(rows, listed).filter(({ drafts }) => drafts > 0),
  )
  if (known?.status === 'running' && generation.status !== 'running') announceEnd(generation)
  return generation
}

function replaceGeneration(generations: Generation[], generation: Generation): Generation[] {
  const others = generations.filter(({ id }) => id !== generation.id)
  // UUIDv7 ids sort by time.
  return [generation, ...others].toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

const announced = new Set<string>()

function announceEnd(generation: GenerationDetail): void {
  const end = `${generation.id} ${generation.revision}`
  if (announced.has(end)) return
  announced.add(end)
  invalidateGeneratedContent()
  // A list fetch in flight may still report the generation as running.
  void queryClient.invalidateQueries({ queryKey: ['/api/content/runs'] })
  if (generation.status === 'finished' || generation.status === 'failed') toast(getEndToast(generation))
  else if (generation.status === 'interrupted')
    toast({
      title: getFailureTitle(generation.task.kind),
      description: 'The server restarted during the generation. Resume it to continue.',
      variant: 'destructive',
    })
}

function refetchGenerations(): void {
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
