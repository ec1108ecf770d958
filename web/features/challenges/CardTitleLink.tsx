import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'

/** The title of a card that links to the challenge with its whole area. */
export function CardTitleLink({ challenge: { id, title } }: { challenge: { id: string; title: string } }) {
  return (
    <Link
      to={paths.challenge(id)}
      onClick={(event) => {
        // After a mark the button moves, so the second click of a double click lands on the card.
        if (event.detail > 1) event.preventDefault()
      }}
    >
      <HeadingText>{title}</HeadingText>
    </Link>
  )
}
