import type { FiguresChoice, SiteBranding } from '#contract/site.ts'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveSiteBranding } from './branding-mutations.ts'

const choices: { value: FiguresChoice; label: string; hint: string }[] = [
  {
    value: 'spec',
    label: 'The example figures (10,000+ men)',
    hint: 'Such as 50+ challenges and 1000+ members. They aren’t counts of this site.',
  },
  {
    value: 'live',
    label: 'Real numbers of this site',
    hint: 'Members, challenges, resources and completed days. A figure without data is left out.',
  },
  { value: 'hidden', label: 'None', hint: 'No figures anywhere.' },
]

/** Which figures the landing page, Home and the sidebar show. */
export function FiguresForm({ figures, figuresFixed }: Pick<SiteBranding, 'figures' | 'figuresFixed'>) {
  const saveBranding = useSaveSiteBranding()
  const form = useFormSubmit({
    values: { figures },
    async save(values, { reset }) {
      reset({ figures: (await saveBranding.mutateAsync(values)).figures })
      toast({ title: 'Figures saved' })
    },
  })
  return (
    <Form form={form}>
      <Choices
        legend="Figures on the landing page and Home"
        choices={choices}
        control={{ ...form.register('figures'), disabled: figuresFixed }}
        hint={
          figuresFixed && (
            <>
              The setting <code>SITE_FIGURES</code> on the server decides. To choose here, remove it and restart the
              server.
            </>
          )
        }
      />
      {!figuresFixed && (
        <FormActions>
          <Button variant="primary" type="submit" busy={form.busy}>
            Save figures
          </Button>
        </FormActions>
      )}
    </Form>
  )
}
