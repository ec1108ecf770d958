import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Returns the specification's default message for a validation issue. */
function getIssueMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : `Expected ${issue.expected}, received ${getTypeName(issue.input)}`
    case 'too_small':
      if (issue.origin === 'string') return `String must contain at least ${issue.minimum} character(s)`
      if (issue.origin === 'array') return `Array must contain at least ${issue.minimum} element(s)`
      return `Number must be greater than or equal to ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `String must contain at most ${issue.maximum} character(s)`
      if (issue.origin === 'array') return `Array must contain at most ${issue.maximum} element(s)`
      return `Number must be less than or equal to ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : `Invalid ${issue.format}`
    case 'invalid_value':
      if (issue.input === undefined) return 'Required'
      return `Expected ${issue.values.map((value) => `'${String(value)}'`).join(' | ')}, received ${formatValue(issue.input)}`
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${formatKeys(issue.keys)}`
    default:
      return undefined
  }
}

/**
 * Sets the validation messages of every schema.
 * @param jitless true in the browser, where the content security policy forbids generated code
 */
export function configureValidationMessages({ jitless }: { jitless: boolean }): void {
  z.config({ customError: getIssueMessage, jitless })
}

function getTypeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan'
  return typeof value
}

const maxKeysInMessage = 5

function formatKeys(keys: readonly string[]): string {
  const named = keys.slice(0, maxKeysInMessage).map((key) => `'${key.slice(0, 40)}'`)
  const others = keys.length - named.length
  return named.join(', ') + (others > 0 ? ` and ${others} more` : '')
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? `'${value.slice(0, 40)}'` : getTypeName(value)
}
