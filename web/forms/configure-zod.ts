import { configureValidationMessages } from '#contract/validation-messages.ts'

// An object schema decides when it is made whether it may generate code: so this module comes before any of them.
configureValidationMessages({ jitless: true })
