import type { IdeaMatch } from '#contract/ideas.ts'
import { limits } from '#contract/limits.ts'
import type { ResponseBody } from '#web/api/client.ts'
import { useStartDraft } from '#web/features/catalog/catalog-mutations.ts'
import { paths } from '#web/paths.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { HelpQuestion } from './HelpQuestion.tsx'
import styles from './IdeaMatches.module.css'

type Props = {
  found: ResponseBody<'POST /api/content/ideas'>
  idea: string
  /** The title of the match that is being added. */
  adding: string | null
  onAdd: (match: IdeaMatch) => void
  /** Called once the idea has become a draft. */
  onWritten: () => void
}

/** The challenges for an idea, and the way to write it yourself. */
export function IdeaMatches({ found: { matches, missing, start, note, help }, idea, adding, onAdd, onWritten }: Props) {
  // The editor is for admins, also with `ADMIN_ACCESS=everyone`.
  const canWrite = useUser()?.role === 'admin'
  const startDraft = useStartDraft()
  const busy = startDraft.isPending || adding !== null
  const writeIt = () => startDraft.mutateAsync({ kind: 'challenge', content: start }).then(onWritten, () => undefined)
  const startFrom = ({ onSite, content }: IdeaMatch) =>
    startDraft.mutate({ kind: 'challenge', ...(onSite === null ? { content: content ?? {} } : { copies: onSite }) })

  return (
    <div className={styles.matches}>
      <div role="status">
        <h3>{describeFound(matches)}</h3>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {matches.length > 0 && (
        <ul className={styles.list}>
          {matches.map((match) => (
            <li key={match.onSite ?? match.title} className={styles.match} data-pillar={match.pillar}>
              <MatchText {...match} />
              <div className={styles.actions}>
                {match.onSite !== null ? (
                  <LinkButton to={paths.challenge(match.onSite)} aria-label={`Open ${match.title}`}>
                    Open
                  </LinkButton>
                ) : (
                  !match.isDraft && (
                    <Button busy={busy} aria-label={`Add to the site: ${match.title}`} onClick={() => onAdd(match)}>
                      {adding === match.title ? 'Adding...' : 'Add to the site'}
                    </Button>
                  )
                )}
                {canWrite && (
                  <Button
                    variant="quiet"
                    busy={busy}
                    aria-label={`Use as a start: ${match.title}`}
                    onClick={() => startFrom(match)}
                  >
                    Use as a start
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>Nothing for {missing.map((part) => isolate(`“${part}”`)).join(', ')}.</p>
      )}
      {canWrite ? (
        <div className={styles.write}>
          <p>
            Your words become the title and the description of a draft with an empty plan of{' '}
            {formatDays(start.duration)}.
            {[...idea].length > limits.description &&
              ` The description has room for the first ${limits.description.toLocaleString('en')} characters.`}
          </p>
          <Button busy={busy} onClick={() => void writeIt()}>
            Write it yourself
          </Button>
        </div>
      ) : (
        matches.length === 0 && <p className={styles.note}>Ask an admin to write it.</p>
      )}
      {help && <HelpQuestion {...help} />}
    </div>
  )
}

function describeFound(matches: IdeaMatch[]): string {
  if (matches.length === 0) return 'Nothing in the library is about this.'
  if (matches[0]?.part != null) return 'The library has these for parts of your idea'
  return matches[0]?.isClose ? 'Nothing in the library is about just this. These come close.' : 'The library has these'
}

function MatchText({ title, promise, part, pillar, duration, onSite, isDraft }: IdeaMatch) {
  return (
    <div className={styles.words}>
      <bdi className={styles.title}>{title}</bdi>
      <span dir="auto">{promise}</span>
      <span className={styles.facts}>
        {pillarLabels[pillar]}, {formatDays(duration)}
        {onSite !== null ? ', on the site' : isDraft && ', a draft below'}
        {part !== null && (
          <>
            . For “<bdi>{part}</bdi>”
          </>
        )}
      </span>
    </div>
  )
}

function formatDays(days: number): string {
  return `${days} day${days === 1 ? '' : 's'}`
}
