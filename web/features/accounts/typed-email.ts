import { createStore } from '#web/ui/store.ts'

/** What was typed as the address: whoever changes between signing in and creating an account does not type it twice. */
export const typedEmail = createStore('')

/** Keeps it while it is typed. */
export const keepEmail = { onChange: ({ target }: { target: { value: string } }) => typedEmail.set(target.value) }
