import { isolate } from '#web/ui/isolate.ts'
import { LinkField } from '#web/ui/LinkField.tsx'
import { getStartLink } from './start-queries.ts'

/** The link of a start, to copy or share. */
export function StartLink({ id, title, primary }: { id: string; title: string; primary?: boolean }) {
  return (
    <LinkField
      label="Link for others"
      link={getStartLink(id)}
      shareTitle={`Start “${isolate(title)}” with me`}
      {...(primary && { primary, focused: true })}
    />
  )
}
