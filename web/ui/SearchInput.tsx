import { type ComponentProps, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { TextInput } from './TextInput.tsx'
import styles from './SearchInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'placeholder'> & {
  /** Names the field, such as “Search 57 challenges”. */
  label: string
  value: string
  onClear: () => void
}

/** A field for a search, with a button that empties it. */
export function SearchInput({ label, onClear, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.box} ref={box}>
      <Icon name="search" />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        {...props}
      />
      {props.value && (
        <div className={styles.clear}>
          <IconButton
            icon="close"
            label="Clear search"
            onClick={() => {
              flushSync(onClear)
              const field = box.current?.querySelector('input')
              // As if the text had been deleted: what watches the form listens for it.
              field?.dispatchEvent(new Event('input', { bubbles: true }))
              field?.focus()
            }}
          />
        </div>
      )}
    </div>
  )
}
