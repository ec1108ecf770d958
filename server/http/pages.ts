import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/account-fields.ts'
import { frameOrigins } from '#contract/post-urls.ts'
import type { Site } from '#contract/site.ts'
import { Refusal, refuse } from '../errors.ts'
import { pagePolicy, paymentOrigins, type Foreign } from './headers.ts'

/** What the browser is told with the page: who is signed in and what this server offers. */
export type PageDocument = { user: User | null; site: Site }

type Screens = { signedIn: string[]; signedOut: string[] }

/** Serves the web app's page on every path that is neither a file nor a call. */
export function servePages(
  app: FastifyInstance,
  {
    webDir,
    admit,
    hasSession,
    documentOf,
  }: {
    webDir: string
    /** Throws a refusal for who asks too often. */
    admit: (request: FastifyRequest) => Promise<void>
    hasSession: (request: FastifyRequest) => boolean
    documentOf: (request: FastifyRequest) => Promise<PageDocument>
  },
): void {
  const built = readBuild(webDir)

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (
      path.startsWith('/api/') ||
      path.startsWith('/assets/') ||
      (request.method !== 'GET' && request.method !== 'HEAD')
    ) {
      throw refuse('not-found', 'Not found')
    }
    try {
      await admit(request)
    } catch (error) {
      return sendRefusal(reply, error)
    }
    if (!built) throw refuse('not-found', 'The web app has not been built: npm run build')
    const document = await documentOf(request)
    const screens = document.user ? built.screens.signedIn : built.screens.signedOut
    const known = screens.some((pattern) => matches(pattern, path))
    // What only a member sees, and what is not there, is nothing for a search engine.
    if (document.user || !known) reply.header('x-robots-tag', 'noindex')
    const template = path === '/' && !hasSession(request) ? built.landing : built.app
    return send(reply.status(known ? 200 : 404), template, document, foreignTo(path, document))
  })
}

/**
 * A member reaches the feed from any screen without a new document, so each of his documents may frame its posts. The screen
 * that stores a card is always a document of its own, so that the provider's script runs on no other.
 */
function foreignTo(path: string, { user, site }: PageDocument): Foreign {
  if (!user) return {}
  if (path !== '/onboarding' || !site.payments) return { frames: frameOrigins }
  return paymentOrigins(site.payments)
}

function send(reply: FastifyReply, template: Template, document: PageDocument, foreign: Foreign) {
  const nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', pagePolicy(nonce, foreign))
  return reply.type('text/html; charset=utf-8').send(template(nonce, embedded(document)))
}

/** In plain words: it is a person who asks for a page. */
function sendRefusal(reply: FastifyReply, error: unknown) {
  if (!(error instanceof Refusal)) throw error
  if (error.detail.retryAfter) reply.header('retry-after', String(Math.ceil(error.detail.retryAfter)))
  return reply.status(error.status).type('text/plain; charset=utf-8').send(`${error.message}\n`)
}

type Template = (nonce: string, document: string) => string

function readBuild(webDir: string): { app: Template; landing: Template; screens: Screens } | null {
  if (!existsSync(join(webDir, 'app.html'))) return null
  return {
    app: templateOf(readFileSync(join(webDir, 'app.html'), 'utf8')),
    landing: templateOf(readFileSync(join(webDir, 'landing.html'), 'utf8')),
    screens: JSON.parse(readFileSync(join(webDir, 'screens.json'), 'utf8')),
  }
}

function templateOf(html: string): Template {
  const [before = '', after = ''] = html.split('__DOCUMENT__')
  const beforeParts = before.split('__NONCE__')
  const afterParts = after.split('__NONCE__')
  return (nonce, document) => beforeParts.join(nonce) + document + afterParts.join(nonce)
}

/** JSON that cannot end the script element it stands in. */
function embedded(document: PageDocument): string {
  return JSON.stringify(document).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Whether a path is a screen's: `/challenge/:id` or `/challenge/{id}`. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.replace(/(.)\/$/, '$1').split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (/^[:{]/.test(part) ? given[at] !== '' : part === given[at]))
  )
}
