import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { multilineText } from '#contract/text-fields.ts'
import './configure-zod.ts'

const answer = multilineText({ min: 0, max: limits.roundAnswer })

/** The answers to the three questions of a round. */
export const answersForm = z.strictObject({ first: answer, second: answer, third: answer })
