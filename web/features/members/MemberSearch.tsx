import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useUrlText } from '#web/ui/use-url-text.ts'
import styles from './Members.module.css'

export function MemberSearch({ searchTerm, onSearch }: { searchTerm: string; onSearch: (searchTerm: string) => void }) {
  const [text, setText] = useUrlText(searchTerm)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(text.trim())
  }

  return (
    <form className={styles.search} role="search" onSubmit={submit} noValidate>
      <div className={styles.wide}>
        <Field label="Username or email">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              maxLength={limits.email}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" wide>
        Search
      </Button>
    </form>
  )
}
