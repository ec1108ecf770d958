import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import type { PageParts } from '#server/http/page-template.ts'

const parts: PageParts = { columns: '', logo: '', imprint: '', description: '' }

/** Writes a folder as the build does, with the smallest pages. It is removed after the tests. @param files by name */
export function createWebDir(files: Record<string, string> = {}): string {
  const webDir = mkdtempSync(join(tmpdir(), 'pillars-web-'))
  afterAll(() => rmSync(webDir, { recursive: true }))
  const smallest = {
    'app.html': '__DOCUMENT__',
    'screen.html': '__DOCUMENT__',
    'parts.json': JSON.stringify(parts),
    'screens.json': JSON.stringify({ signedIn: ['/'], signedOut: ['/'] }),
  }
  for (const [name, content] of Object.entries({ ...smallest, ...files })) {
    mkdirSync(dirname(join(webDir, name)), { recursive: true })
    writeFileSync(join(webDir, name), content)
  }
  return webDir
}
