import { useNavigate } from 'react-router'
import type { Participation } from '#contract/challenges.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { showLoadErrorToast } from '#web/ui/lazy-component.tsx'

type Props = {
  participation: Participation
  /** Shows an icon instead of the label. */
  compact?: boolean
}

/** Asks for a reminder in the evening. The code for it loads on the first press. */
export function RemindTonight({ participation: { challenge }, compact }: Props) {
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  return (
    <Button
      variant="quiet"
      aria-label={`Remind me tonight: ${challenge.title}`}
      onClick={() => void loadRequest().then((remindTonight) => remindTonight(timeZone, navigate), showLoadErrorToast)}
    >
      {compact ? <Icon name="clock" /> : 'Remind me tonight'}
    </Button>
  )
}

async function loadRequest() {
  return (await import('./remind-tonight.ts')).remindTonight
}
