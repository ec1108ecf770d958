import { useMutation } from '@tanstack/react-query'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showErrorToast } from './show-error-toast.ts'

/** Downloads a file that the server may refuse to send. A link would lead to the error instead. */
export function DownloadButton({ url, children }: { url: string; children: string }) {
  const download = useMutation({
    mutationFn: () => fetchFile(url),
    onSuccess: saveFile,
    onError: (error) => showErrorToast(error, 'Download failed'),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <Icon name={rareIcons.download} />
      {download.isPending ? 'Downloading…' : children}
    </Button>
  )
}
