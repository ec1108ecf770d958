/** Shown where a member first writes something private: it is not encrypted. Settings say the same. */
export const privacyNote = 'Only you can see this in the app. The person who runs this server could read its database.'
