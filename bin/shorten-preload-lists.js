/**
 * Leaves the scripts that a file imports itself out of its lists of files to preload. They are loaded already, and every
 * screen loads these lists.
 * @returns {import('vite').Plugin}
 */
export function shortenPreloadLists() {
  /** @type {Record<string, { type: string, imports?: string[] }>} */
  let files = {}
  /** @type {Map<string, Set<string>>} */
  const loadedWith = new Map()

  /** @param {string} host */
  function listLoaded(host) {
    const known = loadedWith.get(host)
    if (known) return known
    const loaded = new Set([host])
    for (const file of loaded) for (const each of files[file]?.imports ?? []) loaded.add(each)
    loadedWith.set(host, loaded)
    return loaded
  }

  return {
    name: 'shorten-preload-lists',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, dependencies, { hostId }) =>
            dependencies.filter((file) => !listLoaded(hostId).has(file)),
        },
      },
    }),
    generateBundle(_, bundle) {
      files = bundle
      loadedWith.clear()
    },
  }
}
