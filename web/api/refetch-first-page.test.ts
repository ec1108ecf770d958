import { afterEach, expect, test } from 'vitest'
import { queryClient } from './query-client.ts'
import { refetchFirstPage } from './refetch-first-page.ts'

// The server sends three items a page, the newest first.
const queryKey = ['/api/forum', 'pages']
let server: number[] = []
let requests: string[] = []

afterEach(() => queryClient.clear())

/** Loads the pages of a list as a member does who scrolls down. */
function load(ids: number[], pageCount: number) {
  server = ids
  requests = []
  const data: { pages: ReturnType<typeof readPage>[]; pageParams: string[] } = { pages: [], pageParams: [] }
  let cursor = ''
  for (let index = 0; index < pageCount; index++) {
    data.pages.push(readPage(cursor))
    data.pageParams.push(cursor)
    cursor = data.pages[index]?.next ?? ''
  }
  queryClient.setQueryData(queryKey, data)
  return data
}

function readPage(cursor: string) {
  const start = cursor === '' ? 0 : server.indexOf(Number(cursor)) + 1
  const items = server.slice(start, start + 3).map((id) => ({ id: String(id) }))
  return { items, next: start + 3 < server.length ? items.at(-1)?.id : undefined }
}

async function goBack(meta?: Record<string, unknown>) {
  await refetchFirstPage({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam }: { pageParam: string }) => {
      requests.push(pageParam)
      return readPage(pageParam)
    },
    meta,
  })
  const data = queryClient.getQueryData<ReturnType<typeof load>>(queryKey)
  const pages = data?.pages ?? []
  return { pages, ids: pages.flatMap(({ items }) => items.map(({ id }) => Number(id))), next: pages.at(-1)?.next }
}

test('makes one request and keeps the later pages as they are', async () => {
  const { pages: before } = load([9, 8, 7, 6, 5, 4, 3, 2, 1], 3)
  const { ids, pages } = await goBack()
  expect(requests).toEqual([''])
  expect(ids).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(pages[1]).toBe(before[1])
  expect(pages[2]).toBe(before[2])
})

test('shows new items at the top and leaves out deleted ones, and none twice', async () => {
  load([9, 8, 7, 6, 5, 4, 3, 2, 1], 2)
  server = [11, 10, 9, 7, 6, 5, 4, 3, 2, 1]
  expect((await goBack()).ids, 'in the part of the first page that was not fetched, 8 remains').toEqual([
    11, 10, 9, 8, 7, 6, 5, 4,
  ])
  expect(requests).toEqual([''])
  server = [11, 9, 6, 5, 4, 3, 2, 1]
  const { ids, next } = await goBack()
  expect(ids).toEqual([11, 9, 6, 5, 4])
  expect(next).toBe('4')
})

test('fetches the pages in between when more than a page is new', async () => {
  load([6, 5, 4, 3, 2, 1], 2)
  server = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
  const { ids, next } = await goBack()
  expect(requests).toEqual(['', '8'])
  expect(ids).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].slice(0, ids.length))
  expect(new Set(ids).size).toBe(ids.length)
  expect(next === undefined || server.includes(Number(next))).toBe(true)
})

test('ends where the list now ends', async () => {
  load([9, 8, 7, 6, 5, 4], 2)
  server = [9, 8]
  expect(await goBack()).toMatchObject({ ids: [9, 8], next: undefined })
})

test('keeps what the member did while the page was on its way', async () => {
  const data = load([9, 8, 7, 6, 5, 4], 2)
  const going = goBack()
  queryClient.setQueryData(queryKey, {
    ...data,
    pages: [data.pages[0], { items: [{ id: '6' }, { id: '4' }], next: undefined }],
  })
  expect((await going).ids).toEqual([9, 8, 7, 6, 4])
})

test('finds what was added at the end of a list with the newest last', async () => {
  load([1, 2, 3, 4, 5, 6, 7], 3)
  server = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const { ids, next } = await goBack({ newestLast: true })
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(next, 'more can be loaded').toBe('9')
  expect(requests).toEqual(['', '6'])
})

test('leaves the end of a thread with the newest first as it is', async () => {
  load([9, 8, 7, 6, 5, 4], 2)
  server = [9, 8, 7, 6, 5, 4]
  await goBack({ newestLast: true })
  expect(requests).toEqual([''])
})
