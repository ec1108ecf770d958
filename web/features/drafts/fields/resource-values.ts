import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, Resolver } from 'react-hook-form'
import type { ResourceDraft } from '#contract/generation.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Block } from '#contract/resources.ts'
import type { Source } from '#contract/sources.ts'
import { resourceDraft } from '#web/forms/content-forms.ts'
import { type BlockFields, blockToFields, fieldsToBlock, getBlockField } from './block-fields.ts'

/** A resource as the fields of its form. */
export type ResourceValues = {
  title: string
  description: string
  pillar: Pillar | ''
  type: ResourceDraft['type']
  blocks: BlockFields[]
  sources: Source[]
}

/** What is saved of a resource while it is written. */
export type ResourceContent = Omit<ResourceValues, 'blocks' | 'sources'> & {
  blocks: Block[]
  sources?: Source[] | undefined
}

export function toResourceValues({
  title,
  description,
  pillar,
  type,
  blocks,
  sources = [],
}: ResourceContent): ResourceValues {
  return { title, description, pillar, type, blocks: blocks.map(blockToFields), sources }
}

/** Return what is saved. It is a `ResourceDraft` once all fields are right. */
export function toResourceContent({ blocks, sources, ...texts }: ResourceValues): ResourceContent {
  return { ...texts, blocks: blocks.map(fieldsToBlock), ...(sources.length > 0 && { sources }) }
}

/** Checks a resource as the server does. */
export const resolveResource: Resolver<ResourceValues> = (values, _context, options) => {
  const { success, error } = resourceDraft.safeParse(toResourceContent(values))
  if (success) return { values, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of error.issues) {
    const [name, index, key] = path
    const isInBlock = name === 'blocks' && typeof index === 'number'
    errors[isInBlock ? `blocks.${index}.${getBlockField(key)}` : path.join('.')] ??= { type: 'validate', message }
  }
  if (values.title.trim() === '') errors['title'] = { type: 'validate', message: 'Required' }
  if (values.pillar === '') errors['pillar'] = { type: 'validate', message: 'Choose a pillar' }
  return { values: {}, errors: toNestErrors(errors, options) }
}
