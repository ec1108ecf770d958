import { useSite } from '#web/shell/session.ts'

export function useShareTitle(): string {
  return `Join me on ${useSite().name}`
}
