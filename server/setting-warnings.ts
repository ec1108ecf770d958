type Environment = Record<string, string | undefined>

/** Finds variables whose name is almost that of a setting. */
export function findMisspelledSettings(environment: Environment, settingNames: string[]): string[] {
  return Object.keys(environment)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      if (name.endsWith('_FILE') && settingNames.includes(name.slice(0, -'_FILE'.length)))
        return [`${name} is not a setting. Only secrets can be in a file.`]
      const meant = settingNames.find((setting) => isAlmost(name.toUpperCase(), setting))
      return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : []
    })
}

/** Finds lines of an .env file that Node ignores or misreads. Repeats no values, because they may be secret. */
export function findMalformedLines(envFile: string): string[] {
  const lines = envFile.split(/\r?\n/)
  const problems: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? ''
    if (line === '' || line.startsWith('#')) continue
    const [, value] = /^(?:export\s+)?[\w.-]+\s*=\s*(.*)$/.exec(line) ?? []
    if (value === undefined) {
      problems.push(`Line ${at + 1} of .env is ignored, because it is not NAME=value.`)
      continue
    }
    const [quote] = /^["'`]/.exec(value) ?? []
    if (!quote && /\S#/.test(value))
      problems.push(`In line ${at + 1} of .env, everything after # is ignored. Put the value in quotes to keep it.`)
    if (!quote || value.indexOf(quote, 1) !== -1) continue
    const end = lines.findIndex((other, index) => index > at && other.includes(quote))
    if (end === -1) problems.push(`Line ${at + 1} of .env opens a quote (${quote}) that is never closed.`)
    else at = end
  }
  return problems
}

function isAlmost(name: string, setting: string): boolean {
  const allowed = setting.length <= 5 ? 1 : 2
  return Math.abs(name.length - setting.length) <= allowed && countEdits(name, setting) <= allowed
}

/** Counts the letters to insert, delete or replace (Levenshtein distance). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1]
    for (let other = 0; other < to.length; other++) {
      const replaced = (row[other] ?? 0) + (from[at] === to[other] ? 0 : 1)
      next.push(Math.min(replaced, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
