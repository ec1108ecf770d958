import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { AudienceButtons } from './AudienceButtons.tsx'
import { useChooseAudience } from './choose-audience.ts'
import styles from './Audience.module.css'

/**
 * Asks once who may see a challenge. Nothing waits for the answer: until then, nobody sees it.
 * @param id of the participation
 */
export function AudienceQuestion({ id }: { id: string }) {
  const titleId = useId()
  const choose = useChooseAudience()
  return (
    <section className={styles.question} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Who can see that you take part?
      </h3>
      <p>They see your name, your day, and whether you’ve done it today. They never see your notes.</p>
      <AudienceButtons
        labelledBy={titleId}
        value={null}
        saving={choose.isPending ? choose.variables.audience : undefined}
        onChoose={(audience) => choose.mutate({ id, audience })}
      />
      <p className={styles.more}>
        Until you choose, only you. You can change it for each challenge, and in{' '}
        <Link to={`${paths.settings('privacy')}#audience`}>Settings</Link>.
      </p>
    </section>
  )
}
