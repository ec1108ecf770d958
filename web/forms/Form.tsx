import type { BaseSyntheticEvent, ComponentProps, ReactNode } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import styles from './Form.module.css'

/** What a form shows and does, from `useFormSubmit` or `useMutationForm`. */
export type FormState = {
  busy: boolean
  /** What is wrong with the form as a whole. */
  error: string | undefined
  submit: (event: BaseSyntheticEvent) => void
}

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { form: FormState }

/** The buttons of a form, below each other on a phone unless `inline`. */
export function FormActions({ inline, children }: { inline?: boolean; children: ReactNode }) {
  return (
    <div className={styles.actions} data-inline={inline}>
      {children}
    </div>
  )
}

/** A column of fields below the error of the form as a whole. */
export function Form({ form, className, children, ...rest }: Props) {
  return (
    <form method="post" className={className ?? styles.form} {...rest} onSubmit={form.submit} noValidate>
      {form.error && <Banner tone="error" title={form.error} />}
      {children}
    </form>
  )
}
