import { createStore } from '#web/ui/store.ts'

/** What was typed as the address: whoever changes between signing in and creating an account does not type it twice. */
export const emailStore = createStore('')

/** Keeps it while it is typed. */
export const emailFieldOptions = {
  onChange: ({ target }: { target: { value: string } }) => emailStore.set(target.value),
}
