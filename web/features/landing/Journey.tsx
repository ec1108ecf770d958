import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import styles from './Journey.module.css'

const points = [
  { title: 'Track Your Progress', text: 'Complete one step a day and see how far you’ve come.' },
  { title: 'Learn & Grow', text: 'Use practical guides and exercises, and a journal with guided prompts.' },
  { title: 'Connect & Share', text: 'Share what you’re working on, and learn from men who are further along.' },
]

export function Journey() {
  return (
    <section className={styles.card} aria-labelledby="journey">
      <div className={styles.words}>
        <h2 id="journey">Your Journey Starts Here</h2>
        <ol className={styles.points}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <LinkButton variant="primary" wide href={paths.login()}>
          Sign In to Continue
        </LinkButton>
      </div>
      <figure className={styles.wall} data-pillar="physical">
        <figcaption>
          <strong>Thirty mornings outdoors</strong>
          <span>Day 18 of 30</span>
        </figcaption>
        <Wall total={30} laid={17} label="17 of 30 days done; day 18 is today" />
        <p>Walk for twenty minutes before you look at a screen.</p>
      </figure>
    </section>
  )
}
