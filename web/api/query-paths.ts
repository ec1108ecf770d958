import type { Query } from '@tanstack/react-query'
import { apiQuery } from './client.ts'
import { queryClient } from './query-client.ts'

// What a query shows, by the path in its key.

const repliesPath = /^\/api\/forum\/([^/]+)\/replies$/
const livePath = /^\/api\/(?:forum\/[^/]+|challenges\/[^/]+\/thread|crews\/today|crews\/[^/]+\/(?:thread|board))$/

/** Whether it shows what others write or do now: an open discussion, threads, and the boards of crews. */
export function isLive(query: Query): boolean {
  return livePath.test(getPath(query))
}

/** @returns the discussion whose replies it shows, and the one that they start with */
export function findRepliesOf(query: Query): { id: string; from: string | undefined } | undefined {
  const id = repliesPath.exec(getPath(query))?.[1]
  const [, options] = query.queryKey
  const from = typeof options === 'object' && options && 'from' in options ? String(options.from) : undefined
  return id === undefined ? undefined : { id, from }
}

/** Whether it shows crews or what their members write. */
export function isOfCrews(query: Query): boolean {
  const [, , noun, id] = getPath(query).split('/')
  if (noun === 'forum' && id) {
    const discussion = queryClient.getQueryData(apiQuery('GET /api/forum/{id}', { params: { id } }).queryKey)
    return discussion?.crewId !== null
  }
  return noun === 'crews' || noun === 'new-posts'
}

/** Whether it shows members, and more of them to their crewmates. */
export function dependsOnCrews(query: Query): boolean {
  const path = getPath(query)
  return /^\/api\/(?:members|notifications|reactions)|\/members$/.test(path)
}

function getPath({ queryKey: [path] }: Query): string {
  return String(path)
}
