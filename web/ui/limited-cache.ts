/** Create a cache that starts again once it has `limit` values. `create` must not return undefined. */
export function createLimitedCache<T>(limit: number): (key: string, create: () => T) => T {
  const values = new Map<string, T>()
  return (key, create) => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    if (values.size >= limit) values.clear()
    const value = create()
    values.set(key, value)
    return value
  }
}
