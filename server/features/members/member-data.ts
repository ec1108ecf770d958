import { jsonFile, jsonListFile } from '../../export-files.ts'
import { noText, type FeatureData } from '../../feature-data.ts'
import { findProfile, listBlocks } from './member-data-queries.ts'

export const profileData: FeatureData = {
  tables: {
    profiles: { exported: 'profile.json', deletion: 'removed', storage: ['about'] },
    member_blocks: {
      exported: 'blocked-members.json',
      deletion: 'removed',
      storage: noText,
    },
  },
  async *exportFiles(source) {
    const profile = await findProfile(source.database, source.userId)
    yield jsonFile('profile.json', {
      about: profile?.about ?? null,
      pillars: profile ? JSON.parse(profile.pillars) : [],
      shownToOthers: profile?.shown ?? false,
      foundInSearch: (profile?.findable_name ?? null) !== null,
    })
    if (!source.isPrivate) return
    yield jsonListFile('blocked-members.json', listBlocks(source))
  },
}
