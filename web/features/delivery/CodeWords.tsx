const codeWords =
  /(SMTP_URL|PUBLIC_URL|MAIL_FROM|DATA_DIR|secret\.key|\.env\b|smtps?:\/\/|(?:npm run admin --|node \S*admin\.js) [\w-]+)/

/** A sentence with the names of settings, files and commands set as code. */
export function CodeWords({ text }: { text: string }) {
  return text.split(codeWords).map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
