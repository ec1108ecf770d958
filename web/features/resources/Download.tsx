import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { sanitizeFileName } from './parse-blocks.ts'
import styles from './Download.module.css'

type Props = { label: string; filename: string; contents: string }

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
      <Button wide onClick={() => saveFile(new File([contents], name, { type: 'text/plain;charset=utf-8' }))}>
        <Icon name={rareIcons.download} size="small" />
        <bdi>{label || 'Download'}</bdi>
      </Button>
    </div>
  )
}

function formatSize(contents: string): string {
  const bytes = new Blob([contents]).size
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`
}
