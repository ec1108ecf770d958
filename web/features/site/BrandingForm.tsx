import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { SiteBranding } from '#contract/site.ts'
import { landingWords } from '#web/features/site/landing/landing-words.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { siteBrandingForm } from '#web/forms/site-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccentField } from './AccentField.tsx'
import { useSaveSiteBranding } from './branding-mutations.ts'
import { LandingPreview } from './LandingPreview.tsx'
import { LogoField } from './LogoField.tsx'
import styles from './BrandingForm.module.css'

const fields = ['name', 'accent', 'headline', 'welcome'] as const
const defaultName = 'Seven Pillars'

/** The name, looks and words of the site, with a preview of the landing page. */
export function BrandingForm({ branding }: { branding: SiteBranding }) {
  const { register, control, handleSubmit, setError, setValue, reset, formState } = useForm({
    resolver: zodResolver(siteBrandingForm),
    values: toFormValues(branding),
    // The logo is saved on its own.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState
  const values = { ...toFormValues(branding), ...useWatch({ control }) }
  const save = useSaveSiteBranding()

  const submit = handleSubmit(async (body) => {
    try {
      reset(toFormValues(await save.mutateAsync(body)))
      toast({ title: 'Site saved' })
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <SettingsSection
        id="looks"
        title="Name and appearance"
        lead="The name is in the sidebar, in titles, emails, notifications and the calendar."
      >
        <Field label="Name" optional hint={`Leave it empty for “${defaultName}”.`} error={errors.name?.message}>
          {(field) => <TextInput {...field} {...register('name')} placeholder={defaultName} autoComplete="off" />}
        </Field>
        <LogoField hasLogo={branding.logoUrl !== null} />
        <AccentField
          value={values.accent}
          onChange={(accent) => setValue('accent', accent, { shouldDirty: true })}
          error={errors.accent?.message}
        />
      </SettingsSection>
      <SettingsSection
        id="welcome"
        title="Welcome"
        lead="The first words on the landing page and on Home. Leave them empty for the default words."
      >
        <Field label="Headline" optional error={errors.headline?.message}>
          {(field) => (
            <TextInput {...field} {...register('headline')} placeholder={landingWords.headline} autoComplete="off" />
          )}
        </Field>
        <Field label="Text" optional error={errors.welcome?.message}>
          {(field) => <TextArea {...field} {...register('welcome')} placeholder={landingWords.welcome} rows={3} />}
        </Field>
      </SettingsSection>
      <SettingsSection id="preview" title="Preview" lead="What visitors will see first on the landing page.">
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <LandingPreview
          name={values.name.trim() || defaultName}
          accent={values.accent || null}
          headline={values.headline.trim() || landingWords.headline}
          welcome={values.welcome.trim() || landingWords.welcome}
        />
        <div className={styles.foot}>
          <Button variant="primary" type="submit" busy={isSubmitting}>
            Save
          </Button>
        </div>
      </SettingsSection>
    </form>
  )
}

function toFormValues({ name, accent, headline, welcome }: SiteBranding) {
  return {
    name: name === defaultName ? '' : name,
    accent: accent ?? '',
    headline: headline ?? '',
    welcome: welcome ?? '',
  }
}
