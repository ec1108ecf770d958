/** Refetch a mounted query when its tab is shown again, for what other members may have taken back. */
export function refetchOnFocus<Q extends object>(query: Q) {
  return { ...query, refetchOnWindowFocus: 'always' as const }
}
