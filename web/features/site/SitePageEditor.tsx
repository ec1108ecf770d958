import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { SitePage } from '#contract/site-pages.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { sitePageForm } from '#web/forms/site-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSavePage } from './branding-mutations.ts'
import { pageTitles } from './site-page-titles.ts'
import styles from './BrandingForm.module.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; page: SitePage }

const fields = ['content'] as const

export function SitePageEditor({ open, onOpenChange, page: { key, content, edited } }: Props) {
  const id = useId()
  const { register, handleSubmit, getValues, setError, reset, formState } = useForm({
    resolver: zodResolver(sitePageForm),
    values: { content, acceptAgain: false },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState
  const save = useSavePage(key)

  const submit = handleSubmit(async (body) => {
    try {
      const saved = await save.mutateAsync(body)
      reset({ content: saved.content, acceptAgain: false })
      toast({ title: saved.edited ? 'Page saved' : 'Default text restored' })
      onOpenChange(false)
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  })

  async function restoreDefault() {
    try {
      const saved = await save.mutateAsync({ content: '' })
      reset({ content: saved.content, acceptAgain: false })
      toast({ title: key === 'imprint' ? 'Imprint removed' : 'Default text restored' })
      onOpenChange(false)
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !save.isPending && onOpenChange(next)}
      size="wide"
      title={`Edit ${pageTitles[key]}`}
      description={
        key === 'imprint'
          ? 'Some countries require one. Say who runs the site and how to reach you. Leave it empty if you don’t need one.'
          : undefined
      }
      footer={
        <>
          {edited && (
            <Button
              variant="quiet"
              className={styles.default}
              aria-disabled={save.isPending || undefined}
              onClick={() => save.isPending || void restoreDefault()}
            >
              {key === 'imprint' ? 'Remove the imprint' : 'Use the default text'}
            </Button>
          )}
          <Button
            aria-disabled={save.isPending || undefined}
            onClick={() => {
              if (save.isPending) return
              reset()
              onOpenChange(false)
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
            Save page
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <MarkdownField
          label="Text"
          error={errors.content?.message}
          getValue={() => getValues('content')}
          readOnly={save.isPending}
          rows={16}
          {...register('content')}
        />
        {key === 'guidelines' && (
          <div className={styles.choice}>
            <Checkbox id={`${id}-again`} {...register('acceptAgain')} />
            <label htmlFor={`${id}-again`}>Ask members to accept them again before they post</label>
          </div>
        )}
      </form>
    </Dialog>
  )
}
