import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { UnfinishedContent } from '#contract/written-drafts.ts'
import type { Autosave } from './autosave.ts'
import { toUnfinishedContent } from './unfinished-content.ts'

type Content = Parameters<typeof toUnfinishedContent>[0]

type Options<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'handleSubmit' | 'reset'>
  autosave: Autosave
  readValues: (content: UnfinishedContent) => Values
  toContent: (values: Values) => Content
}

/** Save every change of a form. @returns what the frame of an editor does with the form */
export function useDraftForm<Values extends FieldValues>({ form, autosave, readValues, toContent }: Options<Values>) {
  const { subscribe, getValues, handleSubmit, reset } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => autosave.change(toUnfinishedContent(toContent(values))),
      }),
    [subscribe, autosave, toContent],
  )
  return {
    getContent: () => toUnfinishedContent(toContent(getValues())),
    showContent: (content: UnfinishedContent) => reset(readValues(content)),
    async checkFields() {
      let isValid = false
      await handleSubmit(() => {
        isValid = true
      })()
      return isValid
    },
  }
}
