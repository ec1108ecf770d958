import { z } from 'zod'

/** Marks a field that gives access by itself: `token.meta(secretField)`. The log hides it in every address. */
export const secretField = { 'x-secret': true } as const

export function isSecret(field: unknown): boolean {
  if (!(field instanceof z.ZodType)) return false
  if (field.meta()?.['x-secret'] === true) return true
  return (field instanceof z.ZodOptional || field instanceof z.ZodNullable) && isSecret(field.unwrap())
}
