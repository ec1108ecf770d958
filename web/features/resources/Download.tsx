import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { sanitizeFileName } from './parse-blocks.ts'
import styles from './Download.module.css'

type Props = { label: string; filename: string; contents: string }

/** Milliseconds until the object URL is revoked. The browser may first ask where to save the file. */
const REVOKE_DELAY = 60_000

export function Download({ label, filename, contents }: Props) {
  const name = sanitizeFileName(filename)
  return (
    <div className={styles.download}>
      <p className={styles.file}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{formatSize(contents)}</span>
      </p>
      <Button wide onClick={() => downloadFile(name, contents)}>
        <Icon name="download" size="small" />
        <bdi>{label || 'Download'}</bdi>
      </Button>
    </div>
  )
}

function downloadFile(name: string, contents: string): void {
  const objectUrl = URL.createObjectURL(new Blob([contents], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = objectUrl
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(objectUrl), REVOKE_DELAY)
}

function formatSize(contents: string): string {
  const bytes = new Blob([contents]).size
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`
}
