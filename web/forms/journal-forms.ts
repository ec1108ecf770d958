import './configure-zod.ts'

export { entryForm } from '#contract/journal.ts'
