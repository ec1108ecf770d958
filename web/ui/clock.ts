/** When the server rendered the page, in milliseconds. */
let renderedAt: number | undefined

/** Return the time that the first render shows: the server's, so that the browser repeats it, or else the current one. */
export function getRenderTime(): number {
  return renderedAt ?? Date.now()
}

export function setRenderTime(time: number | undefined): void {
  renderedAt = time
}
