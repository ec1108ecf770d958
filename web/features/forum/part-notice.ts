export const partNotice = 'Posting here shows that you take part.'
