import type { Platform } from '#contract/social.ts'

export const platformNames: Record<Platform, string> = { instagram: 'Instagram', threads: 'Threads', tiktok: 'TikTok' }

export const platforms: readonly Platform[] = ['instagram', 'threads', 'tiktok']

export function isPlatform(value: string | null): value is Platform {
  return value !== null && Object.hasOwn(platformNames, value)
}
