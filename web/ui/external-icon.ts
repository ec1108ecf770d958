/** Of a link that leaves the site. By itself, because screens with embedded posts need no other rare icon. */
export const externalIcon =
  'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M17.5 14v4.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1H10'
