import { createStore } from '#web/store.ts'

/** Share the typed email between the sign-in and sign-up forms. */
export const emailStore = createStore('')

export const emailFieldOptions = {
  onChange: ({ target }: { target: { value: string } }) => emailStore.set(target.value),
}
