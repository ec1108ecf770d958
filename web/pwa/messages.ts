/** Sent by the service worker to the open windows. */
export type WorkerMessage =
  | { type: 'open'; path: string }
  /** A notification's action has changed what the member did today. */
  | { type: 'marked' }

/** Sent by a window to a service worker that waits. */
export type WindowMessage = { type: 'skip-waiting' }
