import { type PlanSection, planSections } from '#contract/plan-sections.ts'
import { deleteDraft, readDraft, saveDraft, useDraft } from '#web/shell/drafts.ts'

/** An answer that is not saved yet, and the saved answer that the member began to change. */
export type AnswerDraft = { text: string; base: string }

export type AnswerDrafts = Partial<Record<PlanSection, AnswerDraft>>

const name = 'bad-day-plan'

/** Subscribe to the drafts on this device, including changes in other tabs. */
export function useAnswerDrafts(userId: string): AnswerDrafts {
  return parseDrafts(useDraft(userId, name))
}

/** @returns false if the browser could not store it */
export function saveAnswerDraft(userId: string, section: PlanSection, { text, base }: AnswerDraft): boolean {
  return saveDraft(userId, name, { ...readDraft(userId, name), [section]: text, [toBaseField(section)]: base })
}

/** @param text delete the draft only if it still has this text */
export function deleteAnswerDraft(userId: string, section: PlanSection, text?: string): void {
  const { [section]: draft, [toBaseField(section)]: _base, ...others } = readDraft(userId, name) ?? {}
  if (text !== undefined && draft !== text) return
  if (Object.keys(others).length > 0) saveDraft(userId, name, others)
  else deleteDraft(userId, name)
}

export function deleteAnswerDrafts(userId: string): void {
  deleteDraft(userId, name)
}

function parseDrafts(fields: Record<string, string> = {}): AnswerDrafts {
  const drafts: AnswerDrafts = {}
  for (const section of planSections) {
    const { [section]: text, [toBaseField(section)]: base = '' } = fields
    if (text !== undefined) drafts[section] = { text, base }
  }
  return drafts
}

function toBaseField(section: PlanSection): string {
  return `${section}:base`
}
