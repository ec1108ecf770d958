import './configure-zod.ts'
import { replyForm as reply } from '#contract/forum.ts'

export { postForm } from '#contract/forum.ts'

export const replyForm = reply.pick({ content: true })
