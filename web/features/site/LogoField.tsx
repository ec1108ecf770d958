import { useId, useRef } from 'react'
import { getErrorMessage } from '#web/api/client.ts'
import { LogoMark } from '#web/shell/LogoMark.tsx'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { toast } from '#web/ui/toast.ts'
import { useSaveLogo } from './branding-mutations.ts'
import { fitLogo } from './fit-logo.ts'
import styles from './LogoField.module.css'

/** Let the admin change the logo. It is saved at once. */
export function LogoField({ hasLogo }: { hasLogo: boolean }) {
  const inputRef = useRef<HTMLInputElement>(null)
  const id = useId()
  const { mutate, isPending, error } = useSaveLogo(fitLogo)

  function save(file: File | null) {
    mutate(file, { onSuccess: () => toast({ title: file ? 'Logo saved' : 'Logo removed' }) })
  }

  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.label}>
        Logo
      </p>
      <div className={styles.row}>
        <div className={styles.frame}>
          <LogoMark />
        </div>
        <div className={styles.choices}>
          <input
            ref={inputRef}
            hidden
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label="Logo file"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) save(file)
              // Choosing the same file again must fire a change event.
              target.value = ''
            }}
          />
          <Button busy={isPending} aria-describedby={`${id}-hint`} onClick={() => inputRef.current?.click()}>
            {hasLogo ? 'Change logo' : 'Upload a logo'}
          </Button>
          {hasLogo && (
            <Button
              ref={restoreFocusOnUnmount}
              variant="quiet"
              aria-disabled={isPending || undefined}
              onClick={() => isPending || save(null)}
            >
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        A PNG, JPEG or WebP picture. A square one of at least 192 pixels also becomes the icon of the installed app.
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error.name === 'InvalidImageError' ? error.message : getErrorMessage(error)}
        </p>
      )}
    </div>
  )
}
