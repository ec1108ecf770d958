import './configure-zod.ts'

export { crisisCountry } from '#contract/help.ts'
