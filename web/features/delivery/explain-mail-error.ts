/** What to do about common answers of mail servers, most specific first. */
const advice: [pattern: RegExp, text: string][] = [
  [
    /ECONNREFUSED/,
    'Nothing answers at this address and port. Check that the mail server is running and that SMTP_URL has the right host and port.',
  ],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'This host name was not found. Check SMTP_URL and the server’s DNS.'],
  [
    /ETIMEDOUT|ETIME|took longer|timeout|timed out/i,
    'The mail server did not answer in time. Check the port in SMTP_URL. Many hosting companies block port 25; try 587 or 465.',
  ],
  [/EAUTH|\b(?:530|534|535)\b|authenticat|login/i, 'The mail server refused the user name or password in SMTP_URL.'],
  [
    /certificate|self-signed|ERR_TLS|ESOCKET.*TLS|wrong version number|SSL/i,
    'The secure connection failed. Use smtps:// for port 465 and smtp:// for port 587, and check the certificate of the mail server.',
  ],
  [/EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE/, 'The connection to the mail server failed. Check the network.'],
  [/\bsender\b|\b(?:550|553|554)\b.*\bfrom\b/i, 'The mail server refused the sender. Check MAIL_FROM in .env.'],
]

/** @returns what to do about an error of the mail server, if it is a common one */
export function explainMailError(error: string): string | undefined {
  return advice.find(([pattern]) => pattern.test(error))?.[1]
}
