import { Controller } from 'react-hook-form'
import type { OwnProfile } from '#contract/profiles.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { ownProfileForm } from '#web/forms/member-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/toast.ts'
import { FindableSwitch } from './FindableSwitch.tsx'
import { useUpdateOwnProfile } from './profile-queries.ts'
import { ShownChallengesField } from './ShownChallengesField.tsx'
import { ShownSwitch } from './ShownSwitch.tsx'
import styles from './OwnProfileForm.module.css'

export function OwnProfileForm({ profile, userId }: { profile: OwnProfile; userId: string }) {
  const updateProfile = useUpdateOwnProfile(userId)
  const form = useFormSubmit({
    schema: ownProfileForm,
    defaultValues: toFormValues(profile),
    async save(body, { reset }) {
      reset(toFormValues(await updateProfile.mutateAsync(body)))
      toast({ title: 'Profile saved' })
    },
  })
  const { control, formState } = form
  const { errors } = formState

  return (
    <Form form={form} className={styles.form}>
      <ShownSwitch {...form.register('shown')} />
      <FormField form={form} name="about" label="A few words about you" optional>
        {(control) => <TextArea {...control} />}
      </FormField>
      <CrisisNotice />
      <Controller
        control={control}
        name="pillars"
        render={({ field: { value, onChange, ref } }) => (
          <div className={styles.pillars}>
            <CheckboxGroup
              legend="Pillars you work on"
              choices={pillars.map((pillar) => ({ value: pillar, label: pillarLabels[pillar] }))}
              values={value}
              onChange={onChange}
              inputRef={ref}
              error={errors.pillars?.message}
            />
          </div>
        )}
      />
      <Controller
        control={control}
        name="challenges"
        render={({ field: { value, onChange, ref } }) => (
          <ShownChallengesField
            challenges={profile.challenges}
            values={value}
            onChange={onChange}
            inputRef={ref}
            error={errors.challenges?.message}
          />
        )}
      />
      <FindableSwitch {...form.register('findable')} />
      <FormActions>
        <Button variant="primary" type="submit" busy={form.busy}>
          Save profile
        </Button>
      </FormActions>
    </Form>
  )
}

function toFormValues({ about, pillars: chosen, shown, findable, challenges }: OwnProfile) {
  return {
    about: about ?? '',
    pillars: chosen,
    shown,
    findable,
    challenges: challenges.filter((challenge) => challenge.shown).map(({ id }) => id),
  }
}
