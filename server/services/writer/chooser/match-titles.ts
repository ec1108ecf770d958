import { findSpans, getDirection, getShare, readIdea, type ReadIdea, type Span } from './read-idea.ts'
import { toWordPattern } from './word-forms.ts'

/** More than this share of the words of an idea must be in the title. */
const requiredShare = 0.5

/** Finds items whose title has the words of an idea, best first. */
export function matchTitles<Item extends { title: string }>(text: string, items: Item[]): Item[] {
  const idea = readIdea(text)
  return items
    .map((item) => ({ item, share: getTitleShare(idea, readIdea(item.title)) }))
    .filter(({ share }) => share > requiredShare)
    .toSorted((a, b) => b.share - a.share)
    .map(({ item }) => item)
}

/** Tells whether an idea wants less of what a title, with its subtitle, wants more of, or the other way around. */
export function contradicts(text: string, title: string): boolean {
  return wantsLess(readIdea(text)) !== wantsLess(readIdea(title))
}

function wantsLess(idea: ReadIdea): boolean {
  return idea.words.some((word) => isLess(idea, word))
}

function getTitleShare(idea: ReadIdea, title: ReadIdea): number {
  const shared = title.words.flatMap((word) => {
    const pattern = toWordPattern(title.text.slice(word.start, word.end))
    const [found] = findSpans(idea.text, new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u'))
    // "Stop running" is not about running every day.
    return found && isLess(idea, found) === isLess(title, word) ? [found] : []
  })
  return idea.words.length === 0 ? 0 : getShare(idea, shared)
}

function isLess({ text }: ReadIdea, span: Span): boolean {
  return getDirection(text, span) === 'less'
}
