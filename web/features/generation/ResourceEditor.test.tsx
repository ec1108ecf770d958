import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ResourceDraft } from '#contract/generation.ts'
import { renderForMember } from '#test/member.tsx'
import type { EditorProps } from './editor-props.ts'
import { ResourceEditor } from './ResourceEditor.tsx'

test('keeps the sources and the drawing of a resource and edits its caption', async () => {
  const save = vi.fn<EditorProps<ResourceDraft>['save']>()
  const draft: ResourceDraft = {
    title: 'Urges',
    description: 'How they pass.',
    pillar: 'mental',
    type: 'guide',
    blocks: [
      { kind: 'intro', markdown: 'An urge is a wave.' },
      { kind: 'drawing', name: 'urge-wave', caption: 'It passes.' },
    ],
    sources: [{ author: 'WHO', year: 2020, title: 'Urges', url: 'https://example.org/urges', checked: null }],
  }
  await renderForMember(
    <>
      <ResourceEditor formId="editor" initialDraft={draft} inUse={false} save={save} dirtyRef={null} />
      <button form="editor">Save</button>
    </>,
  )
  await expect.element(page.getByRole('group', { name: 'Block 2: Drawing: urge wave' })).toBeVisible()
  await page.getByLabelText('Caption').fill('Wait, and it passes.')
  await page.getByRole('button', { name: 'Move block 2 up' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.lastCall?.[0].resource?.blocks).toEqual([
    { kind: 'drawing', name: 'urge-wave', caption: 'Wait, and it passes.' },
    { kind: 'intro', markdown: 'An urge is a wave.' },
  ])
  expect(save.mock.lastCall?.[0].resource?.sources).toEqual(draft.sources)
})
