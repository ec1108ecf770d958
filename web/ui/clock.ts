/** When the server rendered the page, in milliseconds. */
let renderedAt: number | undefined

/** Return the time that the first render shows: the server's, so that the browser repeats it, or else the current one. */
export function getRenderTime(): number {
  return renderedAt ?? Date.now()
}

export function setRenderTime(time: number | undefined): void {
  renderedAt = time
}

let assertTimeLeft = () => {}

/** @param check throws once the server should stop rendering the page */
export function setTimeCheck(check: () => void): void {
  assertTimeLeft = check
}

/** Call before work that takes long, so that the server does not render a page for too long. */
export function checkTime(): void {
  assertTimeLeft()
}
