import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { safeFileName } from './blocks.ts'
import styles from './Download.module.css'

type Props = { label: string; filename: string; contents: string }

/** Milliseconds a file stays in memory after it was handed to the browser, which may ask the reader where to put it. */
const KEPT = 60_000

/** A file made in the browser, of text that came with the page. */
export function Download({ label, filename, contents }: Props) {
  const name = safeFileName(filename)
  return (
    <div className={styles.download}>
      <p className={styles.file}>
        <b>{name}</b>
        <span>{sizeOf(contents)}</span>
      </p>
      <Button wide onClick={() => save(name, contents)}>
        <Icon name="download" size="small" />
        {label || 'Download'}
      </Button>
    </div>
  )
}

function save(name: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}

function sizeOf(contents: string): string {
  const bytes = new Blob([contents]).size
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`
}
