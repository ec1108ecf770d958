import type { Run, RunItem, RunStatus, Task } from '#contract/generation-runs.ts'
import type { Counts } from '#contract/generation.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import type { ToastContent } from '#web/ui/toast.ts'

/** What a run was for, as its heading. */
export function titleOf(task: Task): string {
  switch (task.kind) {
    case 'ingest':
      return `A challenge from “${shortened(task.idea)}”`
    case 'generate':
      return `${task.count} challenges on “${shortened(task.topic)}”`
    case 'populate':
      return task.pillar ? `Content for ${pillarLabels[task.pillar]}` : 'Content for all pillars'
  }
}

export const statusWords: Record<RunStatus, string> = {
  running: 'Writing',
  finished: 'Finished',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted',
  failed: 'Failed',
  undone: 'Undone',
}

export const pieceWords: Record<RunItem['piece'], string> = {
  challenge: 'Challenge',
  resource: 'Resource',
  discussion: 'Discussion',
}

export function failureTitle(kind: Task['kind']): string {
  return {
    ingest: 'Failed to create challenge',
    generate: 'Failed to generate challenges',
    populate: 'Failed to generate content',
  }[kind]
}

export function successToast({ task, written }: Run): ToastContent {
  switch (task.kind) {
    case 'ingest':
      return { title: 'Challenge created!' }
    case 'generate':
      return { title: 'Challenges generated!', description: `${written.challenges} new challenges` }
    case 'populate':
      return {
        title: task.pillar ? 'Content generated successfully!' : 'All content generated!',
        description: inWords(written),
      }
  }
}

/** "4 challenges, 4 resources, 3 forum posts" */
export function inWords({ challenges, resources, forumPosts }: Counts): string {
  return [several(challenges, 'challenge'), several(resources, 'resource'), several(forumPosts, 'forum post')].join(
    ', ',
  )
}

export function totalOf({ challenges, resources, forumPosts }: Counts): number {
  return challenges + resources + forumPosts
}

/** How much of what was wanted is there: "3 of 11 written". */
export function written(run: Run): string {
  const total = totalOf(run.wanted)
  return `${totalOf(run.written)} of ${total} written`
}

function several(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line
}
