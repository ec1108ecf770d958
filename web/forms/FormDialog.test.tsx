import { useMutation } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForMember } from '#test/member.tsx'
import { callApi } from '#web/api/client.ts'
import { handleSessionEnd } from '#web/api/query-client.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormField } from './FormField.tsx'
import { goalForm } from './goal-forms.ts'
import { useFormSubmit } from './use-form-submit.ts'
import { useMutationForm } from './use-mutation-form.ts'

const dialog = page.getByRole('dialog', { name: 'New goal' })
const opener = page.getByRole('button', { name: 'Write…' })
const title = page.getByLabelText('Title')
const description = page.getByLabelText('Description')
const submit = page.getByRole('button', { name: 'Save goal' })
const cancel = page.getByRole('button', { name: 'Cancel' })

const emptyGoal = { title: '', description: '', pillar: 'mental' as const, targetDate: '' }
const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

type FormProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** A form with a schema, which is checked before it is sent. */
function SchemaForm({ open, onOpenChange }: FormProps) {
  const form = useFormSubmit({
    schema: goalForm,
    defaultValues: emptyGoal,
    async save(body, { reset }) {
      await callApi('POST /api/goals', { body })
      reset()
      onOpenChange(false)
    },
  })
  return (
    <FormDialog form={form} open={open} onOpenChange={onOpenChange} title="New goal" submitLabel="Save goal">
      <FormField form={form} name="title" label="Title">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(control) => <TextArea {...control} />}
      </FormField>
    </FormDialog>
  )
}

/** A form whose fields are in React state, and which only the server checks. */
function StateForm({ open, onOpenChange }: FormProps) {
  const [goal, setGoal] = useState(emptyGoal)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('POST /api/goals', { body: goal }),
    onSuccess() {
      setGoal(emptyGoal)
      onOpenChange(false)
    },
  })
  const form = useMutationForm({ isPending, error }, mutate, ['title', 'description'])
  return (
    <FormDialog form={form} open={open} onOpenChange={onOpenChange} title="New goal" submitLabel="Save goal">
      <Field label="Title" error={form.fieldErrors.title}>
        {(control) => (
          <TextInput
            {...control}
            value={goal.title}
            onChange={({ target }) => setGoal({ ...goal, title: target.value })}
          />
        )}
      </Field>
      <Field label="Description" error={form.fieldErrors.description}>
        {(control) => (
          <TextArea
            {...control}
            value={goal.description}
            onChange={({ target }) => setGoal({ ...goal, description: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

function Page({ form: GoalForm }: { form: ComponentType<FormProps> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Write…</button>
      <GoalForm open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

async function openForm(form: ComponentType<FormProps>) {
  await renderForMember(<Page form={form} />)
  await opener.click()
  await expect.element(title).toHaveFocus()
}

async function fillIn() {
  await title.fill('Half marathon')
  await description.fill('In May.')
}

async function expectInput() {
  await expect.element(title).toHaveValue('Half marathon')
  await expect.element(description).toHaveValue('In May.')
}

function replyWith(status: number, body: object) {
  fetched.mockImplementation(async () => Response.json(body, { status }))
}

describe.each([
  ['a form with a schema', SchemaForm],
  ['a form in React state', StateForm],
])('%s', (_, form) => {
  test('closes once it is saved, returns the focus, and is empty when it is opened again', async () => {
    await openForm(form)
    await fillIn()
    await submit.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(JSON.parse(String(fetched.mock.lastCall?.[1].body))).toMatchObject({
      title: 'Half marathon',
      description: 'In May.',
    })
    await opener.click()
    await expect.element(title).toHaveValue('')
  })

  test('ends the session in the browser when the server says that it has ended', async () => {
    const onSessionEnd = vi.fn<() => void>()
    handleSessionEnd(onSessionEnd)
    replyWith(401, { code: 'not-signed-in', message: 'Please sign in' })
    await openForm(form)
    await fillIn()
    await submit.click()
    await expect.poll(() => onSessionEnd).toHaveBeenCalled()
    handleSessionEnd(() => undefined)
  })

  test('keeps the input, says why and saves on the next try when saving fails', async () => {
    replyWith(500, { code: 'internal', message: 'Failed.', requestId: 'r-1' })
    await openForm(form)
    await fillIn()
    await submit.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed. (Reference: r-1)')
    await expectInput()
    replyWith(201, {})
    await submit.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('keeps the input when the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await openForm(form)
    await fillIn()
    await submit.click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('The server could not be reached. Check your connection.')
    await expectInput()
  })

  test('shows an error of the server at its field, until it is saved', async () => {
    replyWith(400, { code: 'bad-request', message: 'description: Too long', fields: { description: 'Too long' } })
    await openForm(form)
    await fillIn()
    await submit.click()
    await expect.element(description).toHaveAccessibleDescription('Too long')
    await expect.element(description).toHaveAttribute('aria-invalid', 'true')
    await expect.element(title).not.toHaveAttribute('aria-invalid')
    await expect.poll(() => dialog.getByRole('alert').all()).toHaveLength(1)
    await expectInput()
    replyWith(201, {})
    await submit.click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('shows an error of a field that it does not have above the form', async () => {
    replyWith(400, { code: 'bad-request', message: 'order: Too large', fields: { order: 'Too large' } })
    await openForm(form)
    await fillIn()
    await submit.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('order: Too large')
  })

  test('is busy while it saves, sends once, and stays open', async () => {
    const { promise, resolve: reply } = Promise.withResolvers<Response>()
    fetched.mockReturnValue(promise)
    await openForm(form)
    await fillIn()
    await submit.click()
    await expect.element(submit).toHaveAttribute('aria-busy', 'true')
    await expect.element(submit).toHaveFocus()
    await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    document.querySelector('form')?.requestSubmit()
    await cancel.click({ force: true })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toBeVisible()
    await expectInput()
    expect(fetched).toHaveBeenCalledTimes(1)
    reply(Response.json({}))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('sends nothing and returns the focus on Cancel', async () => {
    await openForm(form)
    await fillIn()
    await cancel.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('works with the keyboard alone', async () => {
    await renderForMember(<Page form={form} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('Half marathon')
    await userEvent.tab()
    await userEvent.keyboard('In May.')
    await userEvent.tab()
    await expect.element(cancel).toHaveFocus()
    await userEvent.tab()
    await expect.element(submit).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('a form with a schema', () => {
  test('focuses the first of the fields that the server found wrong', async () => {
    replyWith(400, { code: 'bad-request', message: '…', fields: { description: 'Too long', title: 'Too short' } })
    await openForm(SchemaForm)
    await fillIn()
    await submit.click()
    await expect.element(title).toHaveFocus()
    await expect.element(title).toHaveAccessibleDescription('Too short')
    await expect.element(description).toHaveAccessibleDescription('Too long')
  })

  test('focuses the first wrong field without asking the server', async () => {
    await openForm(SchemaForm)
    await description.fill('In May.')
    await submit.click()
    await expect.element(title).toHaveFocus()
    await expect.element(title).toHaveAccessibleDescription('Required')
    expect(fetched).not.toHaveBeenCalled()
  })
})

test('stays busy after saving while another page loads', async () => {
  const save = vi.fn<() => void>()
  function LeavingForm() {
    const form = useFormSubmit({ schema: goalForm, defaultValues: { ...emptyGoal, title: 'Run' }, save, leaves: true })
    return <FormDialog form={form} open onOpenChange={vi.fn()} title="New goal" submitLabel="Save goal" />
  }
  await renderForMember(<LeavingForm />)
  await submit.click()
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click({ force: true })
  document.querySelector('form')?.requestSubmit()
  expect(save).toHaveBeenCalledOnce()
})
