/** Shown wherever a member writes in the journal. The entries are not encrypted. */
export const journalPrivacyNote =
  'Only you can see this in the app. The person who runs this server could read its database.'
