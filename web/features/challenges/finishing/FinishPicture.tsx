import { useEffect, useId, useRef, useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { useSite, useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { formatDateRange } from '#web/ui/dates.ts'
import { toast } from '#web/ui/toast.ts'
import { describeFinish } from './describe-finish.ts'
import { drawPicture, pictureSize } from './draw-picture.ts'
import { canSharePictures, savePicture, sharePicture } from './save-picture.ts'
import type { RunSummary } from './summarize-run.ts'
import styles from './FinishPicture.module.css'

export type FinishPictureProps = { participation: Participation; summary: RunSummary; finishLine: string | null }

/** A picture of the finished wall, drawn on this device. It names the member only if they choose so. */
export function FinishPicture({ participation: { challenge, wall }, summary, finishLine }: FinishPictureProps) {
  const id = useId()
  const user = useUser()
  const { name: site, logoUrl } = useSite()
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [hasName, setHasName] = useState(false)
  const name = hasName && user ? getName(user) : ''
  const { title, pillar, duration } = challenge
  const sentence = describeFinish({ title, finishLine }, summary.days)
  const dates = formatDateRange(summary.firstDate, summary.lastDate)

  useEffect(() => {
    if (!canvasRef.current) return
    void drawPicture(canvasRef.current, {
      sentence,
      title: finishLine === null ? '' : title,
      pillar,
      pillarLabel: pillarLabels[pillar],
      total: duration,
      wall,
      dates,
      name,
      site,
      address: location.host,
      logoUrl,
    })
  }, [sentence, finishLine, title, pillar, duration, wall, dates, name, site, logoUrl])

  function handle(action: (canvas: HTMLCanvasElement, title: string) => Promise<void>) {
    if (!canvasRef.current) return
    action(canvasRef.current, title).catch(() => toast({ title: 'Couldn’t save the picture', variant: 'destructive' }))
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby={`${id}-title`}>
      <canvas
        ref={canvasRef}
        className={styles.picture}
        {...pictureSize}
        role="img"
        aria-label={['The finished wall', sentence, dates, name].filter(Boolean).join(', ')}
      />
      <div className={styles.side}>
        <h2 id={`${id}-title`}>A picture to keep</h2>
        <p className={styles.text}>The picture is made on this device. Nothing is uploaded.</p>
        <label className={styles.choice} htmlFor={`${id}-name`}>
          <Checkbox id={`${id}-name`} checked={hasName} onChange={({ target }) => setHasName(target.checked)} />
          Add my name
        </label>
        <div className={styles.buttons}>
          <Button onClick={() => handle(savePicture)}>Save the picture</Button>
          {canSharePictures() && <Button onClick={() => handle(sharePicture)}>Share</Button>}
        </div>
      </div>
    </Card>
  )
}

function getName({
  firstName,
  lastName,
  username,
}: {
  firstName: string | null
  lastName: string | null
  username: string
}) {
  return [firstName, lastName].filter(Boolean).join(' ') || username
}
