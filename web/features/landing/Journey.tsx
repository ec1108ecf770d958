import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import styles from './Journey.module.css'

const points = [
  { title: 'Track Your Progress', text: 'A challenge is a wall. Do the day, lay the brick, see what you have built.' },
  { title: 'Learn & Grow', text: 'Guides and exercises you can use tonight, and a journal that asks good questions.' },
  { title: 'Connect & Share', text: 'Say what you are working on. Hear from men a few weeks further along.' },
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
        <Wall total={30} laid={17} label="A wall of thirty bricks: seventeen are laid, the eighteenth is today’s" />
        <p>Walk for twenty minutes before the first screen. Rain counts double.</p>
      </figure>
    </section>
  )
}
