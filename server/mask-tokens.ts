import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { isSecret } from '#contract/secret-field.ts'

/** Where the links of pages have a token. Links of invitations had it in the path. */
const pagePaths = ['/invite/']
const pageParameters = ['setup', 'code', 'state']

const paths = [...pagePaths, ...endpoints.flatMap(listSecretPaths)]
const parameters = new Set([...pageParameters, ...endpoints.flatMap(listSecretParameters)])

const inPath = new RegExp(`(${paths.join('|')})[^"\\s?#&\\\\]+`, 'gi')
const inQuery = new RegExp(`((?:[?&#]|%3F|%26|%23)(?:${[...parameters].join('|')})(?:=|%3D))[^"\\s&\\\\]+`, 'gi')
/** Ids have 36 characters, tokens at least 43. */
const longRun = /(?<![\w-])[\w-]{40,}/g

/**
 * Hide the tokens in a line of the log: those in addresses, which the contract marks, and anything else that looks like
 * one, because a mistyped link or the message of a library can contain a token too.
 */
export function maskTokens(line: string): string {
  return line
    .replace(inPath, '$1…')
    .replace(inQuery, '$1…')
    .replace(longRun, (run) => (/[A-Z]/.test(run) && /[a-z]/.test(run) ? '…' : run))
}

function listSecretPaths({ path, params }: Endpoint): string[] {
  const names = Object.entries(params?.shape ?? {}).filter(([, field]) => isSecret(field))
  return names.map(([name]) => path.slice(0, path.indexOf(`{${name}}`)).replaceAll(/\{\w+\}/g, '[^/]+'))
}

function listSecretParameters({ query }: Endpoint): string[] {
  return Object.entries(query?.shape ?? {}).flatMap(([name, field]) => (isSecret(field) ? [name] : []))
}
