/** Every code an error reply can carry. */
export const errorCodes = [
  'bad-request',
  'not-signed-in',
  'signed-out',
  'wrong-sign-in',
  'wrong-password',
  'suspended',
  'forbidden',
  'cross-site',
  'muted',
  'guidelines-required',
  'awaiting-approval',
  'sign-up-closed',
  'invitation-required',
  'setup-required',
  'not-found',
  'request-timeout',
  'conflict',
  'email-taken',
  'username-taken',
  'last-admin',
  'locked',
  'link-expired',
  'too-large',
  'storage-full',
  'not-json',
  'wrong-host',
  'platform-refused',
  'idempotency-key-reused',
  'content-refused',
  'nothing-fits',
  'too-many-requests',
  'headers-too-large',
  'internal',
  'writer-failed',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The HTTP status of each code, what it tells the caller, and a message it typically comes with. */
export const errorDetails: Record<ErrorCode, { status: number; meaning: string; message: string }> = {
  'bad-request': {
    status: 400,
    meaning: 'The input is invalid; `fields` has a message per field',
    message: 'title: Required',
  },
  'not-signed-in': { status: 401, meaning: 'The request has no valid session', message: 'Please sign in' },
  'signed-out': {
    status: 401,
    meaning: 'The member was signed out, in this browser or from another device',
    message: 'Please sign in',
  },
  'wrong-sign-in': {
    status: 401,
    meaning: 'No account has this email and password',
    message: 'That email and password don’t match.',
  },
  'wrong-password': {
    status: 403,
    meaning: 'The current password is wrong',
    message: 'That’s not your password.',
  },
  suspended: { status: 403, meaning: 'The account is suspended', message: 'This account is suspended.' },
  forbidden: {
    status: 403,
    meaning: 'Only admins, or only moderators and admins, may call this',
    message: 'Admins only',
  },
  muted: { status: 403, meaning: 'The member cannot post for now', message: 'You can’t post until 3 May.' },
  'guidelines-required': {
    status: 403,
    meaning: 'The member must accept the guidelines before they post',
    message: 'Please read and accept the community guidelines first.',
  },
  'awaiting-approval': {
    status: 403,
    meaning: 'The sign-up waits for approval',
    message: 'Your request to join is waiting for approval.',
  },
  'cross-site': {
    status: 403,
    meaning: 'A browser sent this write from another site',
    message: 'This request came from another site',
  },
  'sign-up-closed': {
    status: 403,
    meaning: 'The site accepts no new members',
    message: 'This site isn’t accepting new members right now.',
  },
  'invitation-required': {
    status: 403,
    meaning: 'New members need an invitation, and there is none or it can no longer be used',
    message: 'To join this site, you need an invitation from a member.',
  },
  'setup-required': {
    status: 403,
    meaning: 'The setup code of the first account is missing or wrong',
    message: 'To create the first account, open the link that the server printed when it started.',
  },
  'not-found': {
    status: 404,
    meaning: 'The id does not exist, or it belongs to another member',
    message: 'Goal not found.',
  },
  'request-timeout': {
    status: 408,
    meaning: 'The request took too long to arrive',
    message: 'The request took too long to arrive.',
  },
  conflict: {
    status: 409,
    meaning: 'The current state does not allow this, or another request changed it first',
    message: 'This was just changed somewhere else. Please check it and try again.',
  },
  'email-taken': {
    status: 409,
    meaning: 'Another account has this email',
    message: 'An account with this email already exists.',
  },
  'username-taken': { status: 409, meaning: 'Another account has this username', message: 'This username is taken.' },
  'last-admin': {
    status: 409,
    meaning: 'The site would be left without an admin',
    message: 'This is the only admin. Make someone else an admin first.',
  },
  locked: { status: 409, meaning: 'The discussion is closed to new replies', message: 'This discussion is locked.' },
  'link-expired': {
    status: 410,
    meaning: 'The emailed link has expired or was already used',
    message: 'This link has expired or has already been used. Please request a new one.',
  },
  'too-large': {
    status: 413,
    meaning: 'The request body is larger than 1 MiB, or than 64 KiB for most calls without a session',
    message: 'That’s too much to send at once',
  },
  'storage-full': {
    status: 413,
    meaning: 'The member has used the storage that the site gives to each member',
    message: 'Your storage is full. Delete something that you no longer need, and try again.',
  },
  'not-json': {
    status: 415,
    meaning: 'The request body is not application/json',
    message: 'The body must be application/json',
  },
  'wrong-host': {
    status: 421,
    meaning: 'The request is for a host name other than that of `PUBLIC_URL`',
    message: 'This site is at https://pillars.example.org.',
  },
  'platform-refused': {
    status: 422,
    meaning: 'The social platform did not deliver the post or account',
    message: 'Instagram refused the request.',
  },
  'content-refused': {
    status: 422,
    meaning: 'The idea or topic could harm someone; `help` has a link to support',
    message: 'Training through pain makes an injury worse.',
  },
  'nothing-fits': {
    status: 422,
    meaning:
      'The library has nothing that fits; `suggestions` has the closest challenges, and `help` a link to Help now',
    message: 'Nothing in the library fits this idea.',
  },
  'idempotency-key-reused': {
    status: 422,
    meaning: 'The Idempotency-Key was used in the last week with another method, path or body',
    message: 'This Idempotency-Key was already used for a different request.',
  },
  'too-many-requests': {
    status: 429,
    meaning: 'A rate limit is reached; `Retry-After` has the seconds to wait',
    message: 'Too many requests. Please wait a minute and try again.',
  },
  'headers-too-large': {
    status: 431,
    meaning: 'The path or the headers of the request are too long',
    message: 'The address or the headers are too long.',
  },
  internal: {
    status: 500,
    meaning: 'The server failed',
    message: 'Something went wrong on our side. It has been logged.',
  },
  'writer-failed': { status: 502, meaning: 'The AI model gave no usable answer', message: 'The model failed.' },
  unavailable: {
    status: 503,
    meaning: 'The database or an external service does not answer; try again later',
    message: 'The database isn’t responding right now. Please try again in a moment.',
  },
}
