import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CrisisCountry, HelpList } from '#contract/help.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { CountryFormProps } from './CountryForm.tsx'
import { helpQuery } from './help-query.ts'
import { useSaveHelp } from './save-help.ts'
import styles from './EditHelp.module.css'

const CountryForm = lazyDialog<CountryFormProps>(async () => (await import('./CountryForm.tsx')).CountryForm)

const NoteForm = lazyComponent<{ note: string }>(async () => (await import('./NoteForm.tsx')).NoteForm, {
  fallback: () => <Skeleton shape="line" count={4} />,
})

export function EditHelpPage() {
  const result = useQuery(helpQuery)
  return (
    <div className={styles.page}>
      <PageHeader title="Help page" action={<LinkButton to={paths.help()}>View the page</LinkButton>}>
        Emergency numbers and crisis lines that everyone can see. Check a number on the service’s own page before you
        change it.
      </PageHeader>
      <Loaded result={result} fallback={<Skeleton shape="line" count={6} />}>
        {(list) => <HelpEditor list={list} />}
      </Loaded>
    </div>
  )
}

function HelpEditor({ list: { countries, edited, note } }: { list: HelpList }) {
  const [form, setForm] = useState<{ open: boolean; country?: CrisisCountry | undefined; key: number }>({
    open: false,
    key: 0,
  })
  const openForm = (country?: CrisisCountry) => setForm(({ key }) => ({ open: true, country, key: key + 1 }))
  return (
    <>
      <section className={styles.section} aria-labelledby="countries">
        <header className={styles.head}>
          <h2 id="countries">Countries</h2>
          <Button variant="primary" {...getTriggerProps(CountryForm.preload)} onClick={() => openForm()}>
            Add a country
          </Button>
        </header>
        <p className={styles.state}>
          {edited
            ? 'You edited this list. Updates no longer change it.'
            : 'This is the default list. Once you edit it, updates no longer change it.'}
        </p>
        {edited && <ResetList />}
        <ul className={styles.countries}>
          {countries.map((country) => (
            <li key={country.code}>
              <div>
                <p className={styles.name}>{country.name}</p>
                <p className={styles.summary}>
                  {[country.emergency[0], ...country.lines.map(({ name }) => name)].join(' · ')}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-label={`Edit ${country.name}`}
                {...getTriggerProps(CountryForm.preload)}
                onClick={() => openForm(country)}
              >
                Edit
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="note">
        <h2 id="note">Your own note</h2>
        <p className={styles.state}>Shown below the numbers, for example how to reach someone from your community.</p>
        <NoteForm key={note} note={note ?? ''} />
      </section>
      <CountryForm
        key={form.key}
        open={form.open}
        onOpenChange={(open) => setForm((previous) => ({ ...previous, open }))}
        countries={countries}
        country={form.country}
      />
    </>
  )
}

function ResetList() {
  const save = useSaveHelp()
  return (
    <DialogButton
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title="Use the default list?"
          description="Your changes to the countries will be lost. Your note stays."
          confirmLabel="Use the list"
          busy={save.isPending}
          onConfirm={() =>
            save.mutate(
              { countries: null },
              { onError: (error) => showErrorToast(error), onSettled: () => state.onOpenChange(false) },
            )
          }
        />
      )}
    >
      Use the default list
    </DialogButton>
  )
}
