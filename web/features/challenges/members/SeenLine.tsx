import { mostMembersCounted } from '#contract/limits.ts'
import type { ResponseBody } from '#web/api/client.ts'
import { AvatarRow } from '#web/ui/AvatarRow.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { listNames } from '#web/ui/list-names.ts'
import styles from './Members.module.css'

type People = ResponseBody<'GET /api/challenges/{id}/members'>

export type SeenLineProps = { people: People }

/** Who takes part in a challenge, in one line. */
export function SeenLine({ people }: SeenLineProps) {
  return (
    <p className={styles.seen}>
      <AvatarRow people={people.members.slice(0, 2)} />
      <span>{describePeople(people)}</span>
    </p>
  )
}

function describePeople({ members, seen }: People): string {
  const names = members.map(({ username }) => username)
  if (seen >= mostMembersCounted) return `${names.slice(0, 2).map(isolate).join(', ')} and many others`
  return listNames(names, seen - names.length)
}
