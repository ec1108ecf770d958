import type { ContentCounts } from '#contract/generation.ts'
import type { Generation, GenerationItem, GenerationStatus, Task } from '#contract/generations.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { isolate } from '#web/ui/isolate.ts'
import type { ToastContent } from '#web/ui/toast.ts'

export type ItemChange = 'publish' | 'regenerate' | 'remove'

export function getGenerationTitle(task: Task): string {
  switch (task.kind) {
    case 'ingest':
      return `A challenge from “${isolate(truncate(task.idea))}”`
    case 'generate':
      return `${task.count} challenges on “${isolate(truncate(task.topic))}”`
    case 'populate':
      return task.pillar ? `Content for ${pillarLabels[task.pillar]}` : 'Content for all pillars'
  }
}

export const statusLabels: Record<GenerationStatus, string> = {
  running: 'Writing',
  finished: 'Finished',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted',
  failed: 'Failed',
  undone: 'Undone',
}

export const itemKindLabels: Record<GenerationItem['piece'], string> = {
  challenge: 'Challenge',
  resource: 'Resource',
  discussion: 'Discussion',
}

export function getFailureTitle(kind: Task['kind']): string {
  return {
    ingest: 'Failed to create challenge',
    generate: 'Failed to generate challenges',
    populate: 'Failed to generate content',
  }[kind]
}

/** The toast for a generation that has finished or failed, and may have written less than it was asked for. */
export function getEndToast(generation: Generation): ToastContent {
  const { task, wanted, written, drafts, error } = generation
  if (sumCounts(written) === 0)
    return { title: getFailureTitle(task.kind), description: error ?? undefined, variant: 'destructive' }
  const isPartial = sumCounts(written) < sumCounts(wanted)
  const describe = (counts: string) => appendReview(isPartial && error ? `${counts}. ${error}` : counts, drafts)
  switch (task.kind) {
    case 'ingest':
      return { title: 'Challenge created!', description: appendReview('', drafts) || undefined }
    case 'generate':
      return {
        title: 'Challenges generated!',
        description: describe(`${written.challenges}${isPartial ? ` of ${wanted.challenges}` : ''} new challenges`),
      }
    case 'populate':
      return {
        title: isPartial
          ? 'Some content generated'
          : task.pillar
            ? 'Content generated successfully!'
            : 'All content generated!',
        description: describe(formatCounts(written)),
      }
  }
}

function appendReview(text: string, drafts: number): string {
  if (drafts === 0) return text
  const sentence = text && !text.endsWith('.') ? `${text}.` : text
  return `${sentence} Review ${drafts === 1 ? 'it' : 'them'} below, then publish.`.trim()
}

/** Check whether a finished generation wrote less than it was asked for. */
function isShort({ status, wanted, written }: Generation): boolean {
  return status === 'finished' && sumCounts(written) < sumCounts(wanted)
}

/** Check whether the library had too little for a generation. */
export function isLibraryShort(generation: Generation): boolean {
  return generation.writer.kind === 'library' && isShort(generation)
}

export function getChangeToast({ title, state }: GenerationItem, change: ItemChange): ToastContent {
  switch (change) {
    case 'publish':
      return { title: 'Draft published', description: isolate(title) }
    case 'regenerate':
      return { title: 'Item regenerated' }
    case 'remove':
      return { title: state === 'draft' ? 'Draft discarded' : 'Item removed' }
  }
}

export function getChangeFailureTitle({ state }: GenerationItem, change: ItemChange): string {
  switch (change) {
    case 'publish':
      return 'Couldn’t publish the draft'
    case 'regenerate':
      return getFailureTitle('populate')
    case 'remove':
      return state === 'draft' ? 'Couldn’t discard the draft' : 'Couldn’t remove the item'
  }
}

/** Format a number of drafts, such as "1 draft" or "11 drafts". */
export function formatDrafts(count: number): string {
  return pluralize(count, 'draft')
}

/** "4 challenges, 4 resources, 3 forum posts" */
export function formatCounts({ challenges, resources, forumPosts }: ContentCounts): string {
  return [
    pluralize(challenges, 'challenge'),
    pluralize(resources, 'resource'),
    pluralize(forumPosts, 'forum post'),
  ].join(', ')
}

export function sumCounts({ challenges, resources, forumPosts }: ContentCounts): number {
  return challenges + resources + forumPosts
}

/** Format progress as "3 of 11 written". */
export function formatProgress(generation: Generation): string {
  const total = sumCounts(generation.wanted)
  return `${sumCounts(generation.written)} of ${total} written`
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line
}
