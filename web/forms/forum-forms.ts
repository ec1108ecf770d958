import './configure-zod.ts'

export { postForm, replyForm } from '#contract/forum.ts'
