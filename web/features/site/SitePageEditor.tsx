import { useId } from 'react'
import type { SitePage } from '#contract/site-pages.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { sitePageForm } from '#web/forms/site-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSavePage } from './branding-mutations.ts'
import { pageTitles } from './site-page-titles.ts'
import styles from './BrandingForm.module.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; page: SitePage }

export function SitePageEditor({ open, onOpenChange, page: { key, content, edited } }: Props) {
  const id = useId()
  const savePage = useSavePage(key)
  const form = useFormSubmit({
    schema: sitePageForm,
    values: { content, acceptAgain: false },
    resetOptions: { keepDirtyValues: true },
    fields: ['content'],
    async save(body) {
      const saved = await savePage.mutateAsync(body)
      finish(saved, saved.edited ? 'Page saved' : 'Default text restored')
    },
  })
  // Also while the default text is restored.
  const busy = savePage.isPending || form.busy

  async function restoreDefault() {
    try {
      finish(
        await savePage.mutateAsync({ content: '' }),
        key === 'imprint' ? 'Imprint removed' : 'Default text restored',
      )
    } catch (error) {
      form.showError(error)
    }
  }

  function finish(saved: SitePage, title: string) {
    form.reset({ content: saved.content, acceptAgain: false })
    toast({ title })
    onOpenChange(false)
  }

  function cancel() {
    form.reset()
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={{ ...form, busy }}
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={`Edit ${pageTitles[key]}`}
      description={
        key === 'imprint'
          ? 'Some countries require one. Say who runs the site and how to reach you. Leave it empty if you don’t need one.'
          : undefined
      }
      submitLabel="Save page"
      onCancel={cancel}
      footerStart={
        edited && (
          <Button
            variant="quiet"
            className={styles.default}
            aria-disabled={busy || undefined}
            onClick={() => busy || void restoreDefault()}
          >
            {key === 'imprint' ? 'Remove the imprint' : 'Use the default text'}
          </Button>
        )
      }
    >
      <FormMarkdownField form={form} name="content" label="Text" readOnly={busy} rows={16} />
      {key === 'guidelines' && (
        <div className={styles.choice}>
          <Checkbox id={`${id}-again`} {...form.register('acceptAgain')} />
          <label htmlFor={`${id}-again`}>Ask members to accept them again before they post</label>
        </div>
      )}
    </FormDialog>
  )
}
