/** Name of the draft of the link in “Add a post”. */
export const postLinkDraft = 'post-link'
