import type { Run, RunItem, RunStatus, Task } from '#contract/generation-runs.ts'
import type { ContentCounts } from '#contract/generation.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import type { ToastContent } from '#web/ui/toast.ts'

export function getRunTitle(task: Task): string {
  switch (task.kind) {
    case 'ingest':
      return `A challenge from “${truncate(task.idea)}”`
    case 'generate':
      return `${task.count} challenges on “${truncate(task.topic)}”`
    case 'populate':
      return task.pillar ? `Content for ${pillarLabels[task.pillar]}` : 'Content for all pillars'
  }
}

export const statusLabels: Record<RunStatus, string> = {
  running: 'Writing',
  finished: 'Finished',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted',
  failed: 'Failed',
  undone: 'Undone',
}

export const itemKindLabels: Record<RunItem['piece'], string> = {
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

export function getSuccessToast({ task, written }: Run): ToastContent {
  switch (task.kind) {
    case 'ingest':
      return { title: 'Challenge created!' }
    case 'generate':
      return { title: 'Challenges generated!', description: `${written.challenges} new challenges` }
    case 'populate':
      return {
        title: task.pillar ? 'Content generated successfully!' : 'All content generated!',
        description: formatCounts(written),
      }
  }
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
export function formatProgress(run: Run): string {
  const total = sumCounts(run.wanted)
  return `${sumCounts(run.written)} of ${total} written`
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line
}
