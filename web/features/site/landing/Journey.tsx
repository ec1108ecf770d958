import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { sampleDay } from './sample-day.ts'
import styles from './Journey.module.css'

const { challenge, pillar, duration, day, stepTitle, stepText } = sampleDay

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
      <figure className={styles.wall} data-pillar={pillar}>
        <figcaption>
          <strong>{challenge}</strong>
          <span>
            Day {day} of {duration}
          </span>
        </figcaption>
        <Wall
          total={duration}
          letters={'d'.repeat(day - 1)}
          today
          label={`${day - 1} of ${duration} days done; day ${day} is today`}
        />
        <p>
          <b>{stepTitle}.</b> {stepText}
        </p>
      </figure>
    </section>
  )
}
