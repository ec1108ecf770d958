import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import type { OwnProfile } from '#contract/profiles.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { ownProfileForm } from '#web/forms/member-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateOwnProfile } from './profile-queries.ts'
import { ShownSwitch } from './ShownSwitch.tsx'
import styles from './OwnProfileForm.module.css'

export function OwnProfileForm({ profile, userId }: { profile: OwnProfile; userId: string }) {
  const save = useUpdateOwnProfile(userId)
  const { register, handleSubmit, setError, reset, control, formState } = useForm({
    resolver: zodResolver(ownProfileForm),
    defaultValues: toFormValues(profile),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    try {
      reset(toFormValues(await save.mutateAsync(body)))
      toast({ title: 'Profile saved' })
    } catch (error) {
      setFormErrors(error, ['about', 'pillars', 'shown', 'challenges'], setError)
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <ShownSwitch {...register('shown')} />
      <Field
        label="A few words about you"
        optional
        hint="Shown only if you show your profile."
        error={errors.about?.message}
      >
        {(field) => <TextArea {...field} {...register('about')} />}
      </Field>
      <CrisisNotice />
      <Controller
        control={control}
        name="pillars"
        render={({ field: { value, onChange, ref } }) => (
          <CheckboxGroup
            legend="Pillars you work on"
            hint="Shown only if you show your profile."
            choices={pillars.map((pillar) => ({ value: pillar, label: pillarLabels[pillar] }))}
            values={value}
            onChange={onChange}
            inputRef={ref}
            error={errors.pillars?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="challenges"
        render={({ field: { value, onChange, ref } }) =>
          profile.challenges.length === 0 ? (
            <p className={styles.none}>Once you have joined a challenge, you can choose to show it.</p>
          ) : (
            <CheckboxGroup
              legend="Challenges to show"
              hint="Members see how many days you have done, but not your notes."
              choices={profile.challenges.map(({ id, title, progress, duration, completed }) => ({
                value: id,
                label: title,
                hint: completed ? 'Completed' : `${progress} of ${duration} days`,
              }))}
              values={value}
              onChange={onChange}
              inputRef={ref}
              error={errors.challenges?.message}
            />
          )
        }
      />
      <div className={styles.foot}>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          Save profile
        </Button>
      </div>
    </form>
  )
}

function toFormValues({ about, pillars: chosen, shown, challenges }: OwnProfile) {
  return {
    about: about ?? '',
    pillars: chosen,
    shown,
    challenges: challenges.filter((challenge) => challenge.shown).map(({ id }) => id),
  }
}
