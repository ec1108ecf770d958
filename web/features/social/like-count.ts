/** Return the like count in a post's metrics, or null if the platform does not report one. */
export function parseLikeCount(metricsJson: string | null): number | null {
  const metrics = parseJson(metricsJson)
  const likes = typeof metrics === 'object' && metrics !== null && 'like_count' in metrics ? metrics.like_count : null
  return typeof likes === 'number' ? likes : null
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
