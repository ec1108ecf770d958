import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, Resolver } from 'react-hook-form'
import { challengeDraft } from '#web/forms/content-forms.ts'
import { type ChallengeValues, toChallengeContent } from './challenge-values.ts'
import { describeUnfinishedDays, findUnfinishedDays } from './plan-days.ts'

/** Checks a challenge as the server does, and names the days that are not finished. */
export const resolveChallenge: Resolver<ChallengeValues> = (values, _context, options) => {
  const { success, error } = challengeDraft.safeParse(toChallengeContent(values))
  const unfinished = findUnfinishedDays(values.days, values.duration)
  if (success && unfinished.length === 0) return { values, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = path[0] === 'sources' ? path.join('.') : String(path[0])
    if (name !== 'plan') errors[name] ??= { type: 'validate', message }
  }
  if (values.title.trim() === '') errors['title'] = { type: 'validate', message: 'Required' }
  if (values.pillar === '') errors['pillar'] = { type: 'validate', message: 'Choose a pillar' }
  if (unfinished.length > 0) errors['days'] = { type: 'validate', message: describeUnfinishedDays(unfinished) }
  return { values: {}, errors: toNestErrors(errors, options) }
}
