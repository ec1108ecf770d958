import './configure-zod.ts'

export { postForm } from '#contract/forum.ts'
