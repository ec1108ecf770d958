/** An error that the operator can fix. The message is printed without a stack trace. */
export class AdminError extends Error {}
