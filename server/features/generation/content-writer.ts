import type { ContentWriter } from '#contract/generation-writer.ts'
import type { Task } from '#contract/generations.ts'
import { pillarKeys, pillarLabels, type Pillar } from '#contract/pillars.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse, type ApiError } from '../../errors.ts'
import { loadExistingContent } from './existing-content.ts'
import { countItems } from './present.ts'

type Caller = Pick<Dependencies, 'database' | 'services'>

export async function describeContentWriter(caller: Caller): Promise<ContentWriter> {
  const { kind, model } = caller.services.writer
  const remaining = await listRemaining(caller)
  if (!remaining) return { kind, model, remaining: null }
  const pillars = pillarKeys.map((pillar) => ({
    pillar,
    ...countItems(remaining.filter((item) => item.pillar === pillar)),
  }))
  return { kind, model, remaining: { total: countItems(remaining), pillars } }
}

/** @returns the error that refuses a generation for which the library has nothing left, or null */
export async function checkLibrary(caller: Caller, task: Task): Promise<ApiError | null> {
  if (task.kind !== 'populate') return null
  const remaining = await listRemaining(caller)
  const isEmpty = remaining?.every(({ pillar }) => task.pillar !== null && task.pillar !== pillar)
  return isEmpty ? emptyLibraryError(task.pillar) : null
}

export function emptyLibraryError(pillar: Pillar | null): ApiError {
  return refuse(
    'conflict',
    `The library has nothing left${pillar ? ` for ${pillarLabels[pillar]}` : ''}. Connect an AI model to write more.`,
  )
}

async function listRemaining({ database, services: { writer } }: Caller) {
  const items = await writer.listRemaining?.(await loadExistingContent(database))
  return items?.map(({ kind, pillar }) => ({ piece: kind, pillar })) ?? null
}
