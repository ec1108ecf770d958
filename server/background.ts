import type { Dependencies } from './dependencies.ts'
import { checkOldPosts } from './features/social/availability.ts'
import { judgePosts } from './features/social/classification.ts'
import { pollDue } from './features/social/polling.ts'

const secondsBetweenRounds = 60
/** Posts a round asks their platforms about. */
const checksARound = 5
/** Posts a round asks the model about. */
const judgementsARound = 5

/**
 * Work that no request asks for, a round a minute, one round at a time. What is cut off by the end of the process is taken
 * up again later, here or in another process.
 * @param report told of what went wrong
 * @returns stops it; what it returns resolves when the round under way has ended
 */
export function startBackground(dependencies: Dependencies, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null
  const round = async () => {
    try {
      await pollDue(dependencies)
      await checkOldPosts(dependencies, { most: checksARound })
      await judgePosts(dependencies, { most: judgementsARound })
    } catch (error) {
      report(error)
    } finally {
      running = null
    }
  }
  const timer = setInterval(() => {
    running ??= round()
  }, secondsBetweenRounds * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
