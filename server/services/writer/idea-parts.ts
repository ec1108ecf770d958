import type { PlanStep } from '#contract/challenges.ts'
import { detectLanguages } from '#contract/text-language.ts'
import { readIdea } from './chooser/read-idea.ts'
import { toWordPattern } from './chooser/word-forms.ts'
import { normalizeText } from './safety/normalize.ts'

/** A part of an idea, and the days on which a model says that the plan has it. */
export type ClaimedPart = { part: string; days: number[] }

type Plan = Pick<PlanStep, 'from' | 'to' | 'title' | 'done' | 'action' | 'details'>[]

/** Lists the parts of an idea that a plan leaves out: those that the model names, and those that the idea lists. */
export function findMissingParts(idea: string, claimed: ClaimedPart[], plan: Plan): string[] {
  const missing = claimed.filter((part) => !hasClaimedPart(plan, part)).map(({ part }) => part)
  const listed = listParts(idea, { least: 3 }).filter(
    (part) => !claimed.some((other) => mentions(other.part, part)) && findLeftOut([part], plan).length > 0,
  )
  return [...new Set([...missing, ...listed])]
}

/** Returns the parts of which no step has a word. */
export function findLeftOut(parts: string[], plan: Plan): string[] {
  return parts.filter((part) => !plan.some((step) => mentions(getStepText(step), part)))
}

/** At least half of the days that a model names must have a word of the part. */
function hasClaimedPart(plan: Plan, { part, days }: ClaimedPart): boolean {
  const found = days.filter((day) =>
    plan.some((step) => step.from <= day && day <= step.to && mentions(getStepText(step), part)),
  )
  return days.length > 0 && found.length * 2 >= days.length
}

/**
 * Lists what an idea itself lists: in lines, after a colon, or in a sentence.
 * @param options.least a sentence with fewer things is no list
 */
export function listParts(idea: string, { least }: { least: number }): string[] {
  if (!detectLanguages(idea).has('en')) return []
  const lines = idea.split('\n').flatMap((line) => /^\s*(?:[-*•]|\d{1,2}[.)])\s+(.+)/.exec(line)?.[1] ?? [])
  if (lines.length > 1) return lines.map(toPart)
  return idea.split(/[.!?\n]+/).flatMap((sentence) => {
    const [before = '', after] = sentence.split(/:\s(.*)/)
    const items = (after ?? before).split(/,\s*(?:and\s)?|;|\s(?:and|&|\+)\s/).filter((item) => item.trim() !== '')
    return items.length >= (after === undefined ? least : 2) ? items.map(toPart) : []
  })
}

function toPart(text: string): string {
  return text.trim().slice(0, maxPartLength)
}

/** Characters. */
export const maxPartLength = 80

/** Tells whether a text has a word of a part. A part without words that say something cannot be checked. */
function mentions(text: string, part: string): boolean {
  const { text: normalized, words } = readIdea(part)
  if (words.length === 0) return true
  const patterns = words.map(({ start, end }) => toWordPattern(normalized.slice(start, end)))
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'u').test(normalizeText(text))
}

function getStepText({ title, done = '', action, details = '' }: Plan[number]): string {
  return [title, done, action, details].join('. ')
}
