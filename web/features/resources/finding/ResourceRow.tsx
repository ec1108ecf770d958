import type { StartingPoint } from '#contract/starting-points.ts'
import { paths } from '#web/paths.ts'
import { PillarRow } from '#web/pillars/PillarRow.tsx'
import { useUser } from '#web/shell/session.ts'
import { requireSignIn } from '#web/shell/sign-in-required.ts'
import { resourceTypes } from '../resource-types.ts'

type Props = { resource: StartingPoint['resources'][number] & { description?: string } }

/** A resource in a list. Visitors are asked to sign in first. */
export function ResourceRow({ resource: { id, title, description, pillar, type, readTime } }: Props) {
  const path = paths.resource(id)
  const isMember = useUser() !== null
  return (
    <PillarRow
      pillar={pillar}
      title={title}
      text={description ?? resourceTypes[type]}
      facts={
        <>
          {readTime !== null && <span>{`${readTime} min read`}</span>}
          {description !== undefined && <span>{resourceTypes[type]}</span>}
        </>
      }
      open={isMember ? path : () => requireSignIn('resources', path)}
    />
  )
}
