/** A reason why a site can't be copied that the operator can change. The message is shown without a stack trace. */
export class CopyError extends Error {}
