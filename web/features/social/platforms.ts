import type { Platform } from '#contract/social.ts'

export const platforms: readonly Platform[] = ['instagram', 'threads', 'tiktok']

export function isPlatform(value: string | null): value is Platform {
  return platforms.some((platform) => platform === value)
}
