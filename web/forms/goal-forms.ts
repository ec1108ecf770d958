import './configure-zod.ts'

export { goalForm } from '#contract/goals.ts'
