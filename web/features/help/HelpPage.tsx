import { useQuery } from '@tanstack/react-query'
import { type HelpCategory, helpTopics } from '#contract/help-categories.ts'
import type { CrisisCountry, HelpList } from '#contract/help.ts'
import { OwnPlan, OwnPlanLink } from '#web/features/help/bad-day-plan/OwnPlan.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CrisisLines, EmergencyNumbers } from './CountryHelp.tsx'
import { findReaderNumber } from './emergency-numbers.ts'
import { helpQuery, useReaderCountry } from './help-query.ts'
import { HelplineDirectory } from './HelplineDirectory.tsx'
import { HelpUnavailable } from './HelpUnavailable.tsx'
import { OtherCountries } from './OtherCountries.tsx'
import { chooseCountry } from './reader-country.ts'
import { TopicSections } from './TopicSections.tsx'
import styles from './Help.module.css'

export function HelpPage() {
  const { data, error, refetch, isFetching } = useQuery(helpQuery)
  return (
    <div className={styles.page}>
      <PageHeader title="Help now">
        You don’t have to handle this alone. These services listen, and most are free.
      </PageHeader>
      <OwnPlanLink />
      {data && <OwnCountry list={data} />}
      {!data && !error && <Skeleton shape="line" count={6} />}
      {!data && error && <HelpUnavailable onRetry={() => void refetch()} busy={isFetching} />}
      <OwnPlan />
      {data && <OtherHelp list={data} />}
    </div>
  )
}

function OwnCountry({ list: { countries } }: { list: HelpList }) {
  const country = useReaderCountry(countries)
  return (
    <section aria-label={country?.name ?? 'Your country'}>
      <CountrySelect countries={countries} country={country} />
      {country ? <OwnLines country={country} /> : <UnknownCountry />}
    </section>
  )
}

function OwnLines({ country: { emergency, lines } }: { country: CrisisCountry }) {
  const findLines = (wanted: HelpCategory) => lines.filter(({ category }) => category === wanted)
  const crisisLines = findLines('crisis')
  return (
    <>
      <Card>
        <EmergencyNumbers emergency={emergency} />
        <CrisisLines lines={findLines('danger')} level={2} />
        {crisisLines.length > 0 && <h2 className={styles.ownTitle}>{helpTopics.crisis}</h2>}
        <CrisisLines lines={crisisLines} level={3} />
      </Card>
      <TopicSections lines={lines} />
    </>
  )
}

/** Nobody gets the numbers of a country that they may not be in. */
function UnknownCountry() {
  const number = findReaderNumber()
  return (
    <Card>
      <EmergencyNumbers emergency={number ? [number] : []} />
      <p className={styles.missing}>
        Choose your country above. If it isn’t there: <HelplineDirectory />
      </p>
    </Card>
  )
}

function OtherHelp({ list: { countries, note } }: { list: HelpList }) {
  const country = useReaderCountry(countries)
  return (
    <>
      {note && (
        <Card as="section" className={styles.note} aria-label="From this site">
          <Markdown text={note} headings="h3" />
        </Card>
      )}
      <OtherCountries countries={countries.filter((each) => each !== country)} />
    </>
  )
}

function CountrySelect({ countries, country }: { countries: CrisisCountry[]; country: CrisisCountry | undefined }) {
  return (
    <div className={styles.choose}>
      <Field label="Country">
        {(control) => (
          <Select {...control} value={country?.code ?? ''} onChange={(event) => chooseCountry(event.target.value)}>
            {!country && <option value="">Choose your country</option>}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
