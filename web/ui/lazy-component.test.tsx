import { expect, test } from 'vitest'
import { lazyComponent, loadParts } from './lazy-component.tsx'

test('starts the app without a part that cannot be loaded', async () => {
  const loaded: string[] = []
  lazyComponent(async () => Promise.reject(new Error('gone')), { source: 'web/Missing.tsx' })
  lazyComponent(
    async () => {
      loaded.push('web/Present.tsx')
      return () => null
    },
    { source: 'web/Present.tsx' },
  )
  await loadParts(['web/Missing.tsx', 'web/Present.tsx'])
  expect(loaded).toEqual(['web/Present.tsx'])
})
