import { Skeleton } from '#web/ui/Skeleton.tsx'

/** At least as high as the panel of a challenge, so that the day plan and the footer do not appear above their places. */
export function PanelSkeleton() {
  return <Skeleton count={4} />
}
