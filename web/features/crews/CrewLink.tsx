import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/shell/Loaded.tsx'
import { LinkField } from '#web/ui/LinkField.tsx'
import { crewQuery } from './crew-queries.ts'
import { LinkPlace } from './LinkPlace.tsx'

export type CrewLinkProps = { crewId: string; name: string; isFirst: boolean }

/** The link by which others join a crew. */
export function CrewLink({ crewId, name, isFirst }: CrewLinkProps) {
  const result = useQuery(crewQuery(crewId))
  return (
    <Loaded result={result} fallback={<LinkPlace />}>
      {({ url }) => <LinkField label="Link of the crew" link={url} shareTitle={name} primary={isFirst} />}
    </Loaded>
  )
}
