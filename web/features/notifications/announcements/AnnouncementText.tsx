import { HeadingText } from '#web/ui/HeadingText.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import styles from './Announcements.module.css'

/** An announcement as members see it. */
export function AnnouncementText({ title, content }: { title: string; content: string }) {
  return (
    <article className={styles.preview}>
      <h3 className={styles.previewTitle} dir="auto">
        <HeadingText>{title}</HeadingText>
      </h3>
      <Markdown text={content} headings="h4" siteLinks />
    </article>
  )
}
