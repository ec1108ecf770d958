import type { ForumPicture } from '#contract/forum-pictures.ts'

/** @returns what a picture shows, or whose it is if nobody has said that */
export function describePicture({ alt }: Pick<ForumPicture, 'alt'>, username: string): string {
  return alt || `Picture by ${username}`
}
