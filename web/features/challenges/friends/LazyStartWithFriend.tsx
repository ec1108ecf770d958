import { lazyComponent } from '#web/ui/lazy-component.tsx'
import type { StartWithFriendProps } from './StartWithFriend.tsx'

export const LazyStartWithFriend = lazyComponent<StartWithFriendProps>(
  async () => (await import('./StartWithFriend.tsx')).StartWithFriend,
)
