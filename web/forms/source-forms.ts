import './configure-zod.ts'

export { sourceForm } from '#contract/sources.ts'
