/** Where readers find lines that our list does not have. */
export function HelplineDirectory() {
  return (
    <>
      <a href="https://findahelpline.com" rel="noreferrer">
        findahelpline.com
      </a>{' '}
      lists free lines in more than 130 countries, also for abuse, alcohol and drugs, gambling and more.
    </>
  )
}
