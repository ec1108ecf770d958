import { z } from 'zod'

/**
 * Marks a field that gives access by itself: `token.meta(secretField)`. The log hides it in every address, and a reply
 * that may have it is not compressed (`decisions/035-compression.md`).
 */
export const secretField = { 'x-secret': true } as const

export function isSecret(field: unknown): boolean {
  if (!(field instanceof z.ZodType)) return false
  if (field.meta()?.['x-secret'] === true) return true
  return (field instanceof z.ZodOptional || field instanceof z.ZodNullable) && isSecret(field.unwrap())
}

/** Whether a schema, or a part of it, is marked. */
export function containsSecret(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (part instanceof z.ZodType) return isSecret(part) || containsSecret(part.def)
  return Object.values(part).some(containsSecret)
}
