import { Skeleton } from '#web/ui/Skeleton.tsx'

export function DetailsSkeleton() {
  return <Skeleton shape="line" count={4} />
}
