import { Fragment, useId, useState } from 'react'
import { groupLines } from '#contract/help-categories.ts'
import type { CrisisCountry, CrisisLine } from '#contract/help.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { CrisisLines, EmergencyNumbers } from './CountryHelp.tsx'
import { HelplineDirectory } from './HelplineDirectory.tsx'
import styles from './Help.module.css'

export function OtherCountries({ countries }: { countries: CrisisCountry[] }) {
  const id = useId()
  const [filter, setFilter] = useState('')
  const found = countries.filter(({ name }) => normalize(name).includes(normalize(filter)))
  return (
    <section className={styles.others} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Other countries</h2>
      <div className={styles.filter}>
        <Field label="Find a country">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={filter}
              autoComplete="off"
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p className="visually-hidden" role="status">
        {filter && `${found.length} ${found.length === 1 ? 'country' : 'countries'}`}
      </p>
      <ul>
        {found.map((country) => (
          <li key={country.code}>
            <details className={styles.country}>
              <summary>
                <h3>{country.name}</h3>
                <span className={styles.summaryNumber} dir="ltr">
                  {country.emergency[0]}
                </span>
              </summary>
              <EmergencyNumbers emergency={country.emergency} />
              <CountryTopics lines={country.lines} />
            </details>
          </li>
        ))}
      </ul>
      <p className={styles.elsewhere}>
        {found.length === 0 && 'That country isn’t in this list. '}
        <HelplineDirectory />
      </p>
    </section>
  )
}

function CountryTopics({ lines }: { lines: CrisisLine[] }) {
  return groupLines(lines).map(({ category, title, lines: own }) => (
    <Fragment key={category}>
      {title && <h4 className={styles.ownTitle}>{title}</h4>}
      <CrisisLines lines={own} level={title ? 5 : 4} />
    </Fragment>
  ))
}

/** Ignores case and accents. */
function normalize(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
