import './configure-zod.ts'

export { challengeDraft, discussionDraft, resourceDraft } from '#contract/generation.ts'
