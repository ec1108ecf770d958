import type { Challenge } from '#contract/challenges.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { requireSignIn } from '#web/shell/sign-in-required.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

export function JoinButton({ challenge: { id, title } }: { challenge: Challenge }) {
  const label = `Join Challenge: ${title}`
  return useUser() ? (
    <LinkButton to={paths.challenge(id)} aria-label={label}>
      Join Challenge
    </LinkButton>
  ) : (
    <Button
      aria-label={label}
      onPointerEnter={Dialog.preload}
      onFocus={Dialog.preload}
      onClick={() => requireSignIn('challenges', paths.challenge(id))}
    >
      Join Challenge
    </Button>
  )
}
