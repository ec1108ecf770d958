import { configureValidationMessages } from '#contract/validation-messages.ts'

// Import this before any schema: zod decides at creation whether an object schema may generate code.
configureValidationMessages({ jitless: true })
