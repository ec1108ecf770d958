import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { useSelectedGeneration } from './selected-generation.ts'

test('keeps the generation that was just started selected', async () => {
  await renderForMember(<Selection />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('started')
})

function Selection() {
  const { selectedGenerationId, selectGeneration } = useSelectedGeneration()
  return (
    <>
      <button onClick={() => selectGeneration({ id: 'started' })}>Start</button>
      <output>{selectedGenerationId}</output>
    </>
  )
}
