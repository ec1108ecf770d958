import { jsonListFile } from '../../export-files.ts'
import type { FeatureData } from '../../feature-data.ts'
import { listSocialPosts } from './member-data-queries.ts'

export const socialData: FeatureData = {
  tables: {
    social_posts: {
      exported: 'social-posts-added.json',
      deletion: 'anonymized',
      storage: ['author', 'caption', 'url', 'thumbnail'],
    },
  },
  *exportFiles(source) {
    yield jsonListFile('social-posts-added.json', listSocialPosts(source))
  },
}
