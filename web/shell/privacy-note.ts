/**
 * Shown where a member first writes something that nobody else can see, such as a journal entry: it is not encrypted.
 * Settings say the same.
 */
export const privacyNote = 'Only you can see this in the app. The person who runs this server could read its database.'

/** Of what a member can share, which is private until then. */
export const sharedPrivacyNote = 'Only you can see your challenges, goals and notes in the app, until you share them.'
