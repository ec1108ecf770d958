import type { Platform } from '#contract/social.ts'

export const platformNames: Record<Platform, string> = { instagram: 'Instagram', threads: 'Threads', tiktok: 'TikTok' }
