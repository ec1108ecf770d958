import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import styles from './SafetyLine.module.css'

const linkText = 'Help now'

/** What to know before starting, with the way to the crisis lines: in its sentence if that names it, or at the end. */
export function SafetyLine({ text }: { text: string }) {
  const [before = '', ...after] = text.split(linkText)
  return (
    <p className={styles.line} dir="auto">
      <PhoneText text={before} />
      {after.length === 0 && ' '}
      <Link to={paths.help()}>{linkText}</Link>
      {after.length > 0 && <PhoneText text={after.join(linkText)} />}
    </p>
  )
}
