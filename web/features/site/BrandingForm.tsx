import { useWatch } from 'react-hook-form'
import type { SiteBranding } from '#contract/site.ts'
import { landingWords } from '#web/features/site/landing/landing-words.ts'
import { FormActions } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { siteBrandingForm } from '#web/forms/site-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SettingsSection } from '#web/ui/SettingsSection.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccentField } from './AccentField.tsx'
import { useSaveSiteBranding } from './branding-mutations.ts'
import { LandingPreview } from './LandingPreview.tsx'
import { LogoField } from './LogoField.tsx'

const defaultName = 'Seven Pillars'

/** The name, looks and words of the site, with a preview of the landing page. */
export function BrandingForm({ branding }: { branding: SiteBranding }) {
  const saveBranding = useSaveSiteBranding()
  const form = useFormSubmit({
    schema: siteBrandingForm,
    values: toFormValues(branding),
    // The logo is saved on its own.
    resetOptions: { keepDirtyValues: true },
    async save(body, { reset }) {
      reset(toFormValues(await saveBranding.mutateAsync(body)))
      toast({ title: 'Site saved' })
    },
  })
  const values = { ...toFormValues(branding), ...useWatch({ control: form.control }) }

  return (
    <form onSubmit={form.submit} noValidate>
      <SettingsSection
        id="looks"
        title="Name and appearance"
        lead="The name is in the sidebar, in titles, emails, notifications and the calendar."
      >
        <FormField form={form} name="name" label="Name" optional hint={`Leave it empty for “${defaultName}”.`}>
          {(control) => <TextInput {...control} placeholder={defaultName} autoComplete="off" />}
        </FormField>
        <LogoField hasLogo={branding.logoUrl !== null} />
        <AccentField
          value={values.accent}
          onChange={(accent) => form.setValue('accent', accent, { shouldDirty: true })}
          error={form.formState.errors.accent?.message}
        />
      </SettingsSection>
      <SettingsSection
        id="welcome"
        title="Welcome"
        lead="The first words on the landing page and on Home. Leave them empty for the default words."
      >
        <FormField form={form} name="headline" label="Headline" optional>
          {(control) => <TextInput {...control} placeholder={landingWords.headline} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="welcome" label="Text" optional>
          {(control) => <TextArea {...control} placeholder={landingWords.welcome} rows={3} />}
        </FormField>
      </SettingsSection>
      <SettingsSection id="preview" title="Preview" lead="What visitors will see first on the landing page.">
        {form.error && <Banner tone="error" title={form.error} />}
        <LandingPreview
          name={values.name.trim() || defaultName}
          accent={values.accent || null}
          headline={values.headline.trim() || landingWords.headline}
          welcome={values.welcome.trim() || landingWords.welcome}
        />
        <FormActions>
          <Button variant="primary" type="submit" busy={form.busy}>
            Save
          </Button>
        </FormActions>
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
