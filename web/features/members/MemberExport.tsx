import type { MemberDetail } from '#contract/members.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './MemberPage.module.css'

export function MemberExport({ member }: { member: MemberDetail }) {
  return (
    <div className={styles.action}>
      <p>
        A ZIP file without what they wrote for themselves: their journal, plan for bad days, goals and the notes of
        their days. They can download those in their own settings.
      </p>
      <LinkButton href={paths.exportMember(member.id)}>
        <Icon name="download" />
        Download their data
      </LinkButton>
    </div>
  )
}
