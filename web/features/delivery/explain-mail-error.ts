/** What to do about common errors of mail servers, most specific first. */
const advice: [pattern: RegExp, text: string][] = [
  [
    /ECONNREFUSED/,
    'Nothing is listening at that address. Check that the mail server is running and that SMTP_URL has the right host and port.',
  ],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The host name was not found. Check it in SMTP_URL.'],
  [
    /timeout|ETIMEDOUT/i,
    'The mail server did not answer in time. Check the port in SMTP_URL. Many hosting companies block port 25; try 587 or 465.',
  ],
  [/refused the sign-in|EAUTH/, 'Check the user name and the password in SMTP_URL.'],
  [
    /CERT|SSL|TLS|certificate|UNABLE_TO/,
    'The secure connection failed. Use smtps:// for port 465 and smtp:// for port 587, and check the certificate of the mail server.',
  ],
  [/EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE|ESOCKET|ECONNECTION/, 'Check the network and the port in SMTP_URL.'],
  [/\bsender\b|MAIL FROM/i, 'Check the sender in MAIL_FROM. The mail server may accept only its own domains.'],
]

/** @returns what to do about an error of the mail server, if it is a common one */
export function explainMailError(error: string): string | undefined {
  return advice.find(([pattern]) => pattern.test(error))?.[1]
}
