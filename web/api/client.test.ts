import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { apiQuery } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers each address with its rows, and with a link to the next page if there is one. */
function serve(pages: Record<string, { rows: string[]; next?: string }>) {
  vi.stubGlobal('location', { origin: 'https://pillars.example.org' })
  vi.stubGlobal('fetch', async (url: string) => {
    const page = pages[url]
    if (!page) return Response.json({ message: 'Not found' }, { status: 404 })
    return Response.json(page.rows, { headers: page.next ? { link: `<${page.next}>; rel="next"` } : {} })
  })
}

test.each(['GET /api/goals', 'GET /api/user-challenges'] as const)('reads all pages of %s', async (name) => {
  const path = name.slice(4)
  serve({
    [path]: { rows: ['a', 'b'], next: `${path}?cursor=b` },
    [`${path}?cursor=b`]: { rows: ['c'], next: `${path}?cursor=c` },
    [`${path}?cursor=c`]: { rows: ['d'] },
  })
  expect(await new QueryClient().fetchQuery(apiQuery(name))).toEqual(['a', 'b', 'c', 'd'])
})

test('reads only the first page of a list that has pages', async () => {
  serve({ '/api/invitations': { rows: ['a'], next: '/api/invitations?cursor=a' } })
  expect(await new QueryClient().fetchQuery(apiQuery('GET /api/invitations'))).toEqual(['a'])
})

test('fails when a later page fails', async () => {
  serve({ '/api/goals': { rows: ['a'], next: '/api/goals?cursor=a' } })
  await expect(new QueryClient().fetchQuery({ ...apiQuery('GET /api/goals'), retry: false })).rejects.toThrow('404')
})
