import './configure-zod.ts'

export { sourceForm } from '#contract/social-sources.ts'
