import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { whatTheySee } from './audience-words.ts'
import { AudienceForm } from './AudienceForm.tsx'
import { useChooseAudience } from './choose-audience.ts'

/**
 * Asks once who may see a challenge. Nothing waits for the answer: until then, nobody sees it.
 * @param id of the participation
 */
export function AudienceQuestion({ id }: { id: string }) {
  const choose = useChooseAudience()
  return (
    <AudienceForm
      legend="Who can see that you take part?"
      hint={
        <>
          {whatTheySee} Until you choose, only you can see them. Your answer also applies to the challenges you join
          later. You can change it for each challenge, and in{' '}
          <Link to={`${paths.settings('privacy')}#audience`}>Settings</Link>.
        </>
      }
      value={null}
      isSaving={choose.isPending}
      onSave={(audience) => choose.mutate({ id, audience, firstAnswer: true })}
    />
  )
}
