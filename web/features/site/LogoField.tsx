import { useId } from 'react'
import { getErrorMessage } from '#web/api/client.ts'
import { LogoMark } from '#web/shell/LogoMark.tsx'
import { ImageButtons } from '#web/ui/ImageButtons.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveLogo } from './branding-mutations.ts'
import { fitLogo } from './fit-logo.ts'
import imageStyles from '#web/ui/ImageButtons.module.css'
import styles from './LogoField.module.css'

/** Let the admin change the logo. It is saved at once. */
export function LogoField({ hasLogo }: { hasLogo: boolean }) {
  const id = useId()
  const { mutate, isPending, error } = useSaveLogo(fitLogo)

  function save(file: File | null) {
    mutate(file, { onSuccess: () => toast({ title: file ? 'Logo saved' : 'Logo removed' }) })
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.label}>
        Logo
      </p>
      <div className={styles.row}>
        <div className={styles.frame}>
          <LogoMark />
        </div>
        <ImageButtons
          noun="logo"
          addLabel="Upload a logo"
          accept="image/png,image/jpeg,image/webp"
          hasImage={hasLogo}
          hintId={`${id}-hint`}
          busy={isPending}
          onChange={save}
        />
      </div>
      <p id={`${id}-hint`} className={imageStyles.hint}>
        A PNG, JPEG or WebP picture. A square one of at least 192 pixels also becomes the icon of the installed app.
      </p>
      {error && (
        <p className={imageStyles.error} role="alert">
          {error.name === 'InvalidImageError' ? error.message : getErrorMessage(error)}
        </p>
      )}
    </div>
  )
}
