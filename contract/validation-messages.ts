import { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type UnionIssue = Extract<Issue, { code: 'invalid_union' }>

/** Returns the specification's default message for a validation issue. */
function getIssueMessage(issue: Issue): string | undefined {
  if (isMissing(issue)) return 'Required'
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int'
        ? 'Expected integer, received float'
        : `Expected ${issue.expected}, received ${getTypeName(issue.input)}`
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
      return getChoiceMessage(issue.values.map(formatValue), issue.input)
    case 'invalid_union':
      return getUnionMessage(issue)
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${formatKeys(issue.keys)}`
    default:
      return undefined
  }
}

function getUnionMessage({ input, errors, discriminator, options }: UnionIssue): string {
  if (discriminator !== undefined && Array.isArray(options))
    return getChoiceMessage(options.map(formatValue), Object(input)[discriminator])
  const expected = errors.flatMap(([issue]) => {
    if (issue?.code === 'invalid_value') return issue.values.map(formatValue)
    return issue?.code === 'invalid_type' ? [issue.expected === 'int' ? 'integer' : issue.expected] : []
  })
  return getChoiceMessage(expected, input)
}

function getChoiceMessage(expected: string[], input: unknown): string {
  return input === undefined || input === ''
    ? 'Required'
    : `Expected ${expected.join(' | ')}, received ${formatValue(input)}`
}

/**
 * Sets the validation messages of every schema.
 * @param jitless true in the browser, where the content security policy forbids generated code
 */
export function configureValidationMessages({ jitless }: { jitless: boolean }): void {
  z.config({ customError: getIssueMessage, jitless })
}

/** A value that is empty but must not be counts as missing, in a form as in a request. */
function isMissing({ code, input }: Issue): boolean {
  switch (code) {
    case 'invalid_type':
      // An empty number field of a form is NaN.
      return input === undefined || Number.isNaN(input)
    case 'too_small':
      return input === '' || (Array.isArray(input) && input.length === 0)
    default:
      return false
  }
}

function getTypeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const maxKeysInMessage = 5

function formatKeys(keys: readonly string[]): string {
  const named = keys.slice(0, maxKeysInMessage).map((key) => `'${key.slice(0, 40)}'`)
  const others = keys.length - named.length
  return named.join(', ') + (others > 0 ? ` and ${others} more` : '')
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, 40)}'`
  return Number.isFinite(value) || typeof value === 'boolean' ? String(value) : getTypeName(value)
}
