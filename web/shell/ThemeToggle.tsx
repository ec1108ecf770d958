import { useStore } from '#web/store.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { theme, toggleTheme } from './theme.ts'

export function ThemeToggle() {
  const dark = useStore(theme) === 'dark'
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? 'Use light theme' : 'Use dark theme'}
      onClick={toggleTheme}
    />
  )
}
