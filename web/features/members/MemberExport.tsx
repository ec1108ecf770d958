import type { MemberDetail } from '#contract/members.ts'
import { paths } from '#web/paths.ts'
import { DownloadButton } from '#web/shell/DownloadButton.tsx'
import styles from './MemberPage.module.css'

export function MemberExport({ member }: { member: MemberDetail }) {
  return (
    <div className={styles.action}>
      <p>
        A ZIP file without what they wrote for themselves: their journal, plan for bad days, goals and the notes of
        their days. They can download those in their own settings.
      </p>
      <DownloadButton url={paths.exportMember(member.id)}>Download their data</DownloadButton>
    </div>
  )
}
