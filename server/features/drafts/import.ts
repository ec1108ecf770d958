import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { contentFile, type ContentFile } from '#contract/content-file.ts'
import { maxContentLength } from '#contract/written-drafts.ts'
import type { Actor } from '../../actor.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import { generateId } from '../../database/ids.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type ApiError, refuse } from '../../errors.ts'
import { checkContent } from '../../services/writer/safety/check.ts'
import type { WrittenItem } from './content.ts'
import { addDrafts, draftingTurn, requireDraft } from './drafts.ts'
import { formatPath, JsonError, parseJson, type Problem } from './parse-json.ts'
import type { DraftRow } from './queries.ts'

const maxProblems = 20

type FileItem = { path: string; item: WrittenItem }

/**
 * Creates a draft for every item of a file, or none.
 * @throws bad-request with the problems by their paths; content-refused; conflict when there are too many drafts
 */
export async function importFile(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: Actor,
  text: string,
): Promise<DraftRow[]> {
  const items = parseContentFile(text)
  await refuseHarm(items)
  const drafts = items.map(({ item: { kind, draft } }) => ({
    id: generateId(),
    kind,
    content: { ...draft },
    edits: null,
  }))
  return transaction(database, async (tx) => {
    await takeTurn(tx, services, draftingTurn)
    await addDrafts(tx, actor, drafts)
    const rows: DraftRow[] = []
    for (const { id } of drafts) rows.push(await requireDraft(tx, id))
    return rows
  })
}

/** @throws bad-request */
export function parseContentFile(text: string): FileItem[] {
  const { value, problems } = parseText(text)
  if (!isContentFile(value)) throw problemError([{ path: 'file', message: 'This is not a file of Seven Pillars' }])
  const { data, error } = contentFile.safeParse(value)
  const all = [...problems, ...(error?.issues ?? []).flatMap(toProblems)]
  if (!data || all.length > 0) throw problemError(all)
  const items = listItems(data)
  const tooLong = items.filter(({ item }) => JSON.stringify(item.draft).length > maxContentLength)
  if (tooLong.length > 0) throw problemError(tooLong.map(({ path }) => ({ path, message: 'At most 200 KB' })))
  return items
}

function isContentFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'seven-pillars'
}

/** @throws content-refused */
async function refuseHarm(items: FileItem[]): Promise<void> {
  for (const { path, item } of items) {
    // Other requests get their turn between two items, because each can take a tenth of a second.
    await setImmediate()
    const { refusal } = checkContent(item)
    if (refusal) {
      const { message, help } = refusal
      throw refuse('content-refused', `${path}: ${message}`, { help, fields: { [path]: message } })
    }
  }
}

function parseText(text: string) {
  if (text.includes('\ufffd')) throw problemError([{ path: 'file', message: 'This is not UTF-8 text' }])
  try {
    return parseJson(text.replace(/^\ufeff/, ''))
  } catch (error) {
    if (error instanceof JsonError) throw problemError([{ path: 'file', message: error.message }])
    throw error
  }
}

function listItems(file: ContentFile): FileItem[] {
  switch (file.kind) {
    case 'challenge':
      return [{ path: 'challenge', item: { kind: file.kind, draft: file.challenge } }]
    case 'resource':
      return [{ path: 'resource', item: { kind: file.kind, draft: file.resource } }]
    case 'list':
      return file.items.map((item, index) => ({
        path: `items[${index}].${item.kind}`,
        item:
          item.kind === 'challenge'
            ? { kind: item.kind, draft: item.challenge }
            : { kind: item.kind, draft: item.resource },
      }))
  }
}

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: formatPath(issue.path) || 'file', message: issue.message }]
  return issue.keys.map((key) => ({ path: formatPath([...issue.path, key]), message: 'Unknown field' }))
}

function problemError(problems: Problem[]): ApiError {
  const shown = problems.slice(0, maxProblems)
  const [first] = shown
  const others = problems.length - 1
  const more = others > 0 ? `, and ${others} more ${others === 1 ? 'problem' : 'problems'}` : ''
  const fields = Object.fromEntries(shown.map(({ path, message }) => [path, message]))
  return refuse('bad-request', first ? `${first.path}: ${first.message}${more}` : 'Bad request', { fields })
}
