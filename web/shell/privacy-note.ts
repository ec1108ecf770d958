/** Shown wherever a member writes something private: it is not encrypted. */
export const privacyNote = 'Only you can see this in the app. The person who runs this server could read its database.'
