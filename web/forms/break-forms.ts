import './configure-zod.ts'
import { planBreak } from '#contract/breaks.ts'

export const breakForm = planBreak.body.pick({ from: true, to: true })
