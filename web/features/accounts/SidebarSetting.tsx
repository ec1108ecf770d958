import { type ClosedSidebar, closedSidebar, setClosedSidebar } from '#web/shell/sidebar-state.ts'
import { useStore } from '#web/store.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'

const options: { value: ClosedSidebar; label: string }[] = [
  { value: 'icons', label: 'Show icons' },
  { value: 'hidden', label: 'Hide it' },
]

export function SidebarSetting() {
  const chosen = useStore(closedSidebar)
  return (
    <Field label="When the sidebar is closed" hint="Press Ctrl+B, or ⌘B on a Mac, to open and close the sidebar.">
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            const option = options.find(({ value }) => value === target.value)
            if (option) setClosedSidebar(option.value)
          }}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
