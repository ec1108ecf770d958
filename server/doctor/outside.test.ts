import { X509Certificate } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { examineArea, listen, secretKey, selectArea, startSilentServer } from '#test/doctor-site.ts'
import { findFreePort, listenAndGetUrl, listenOnFreePort } from '#test/listen.ts'
import { certificate, certificateKey } from '#test/localhost-certificate.ts'
import { startProxy } from '#test/proxy.ts'
import { startSlowServer, startSmtpServer } from '#test/smtp-server.ts'
import type { Config } from '../config.ts'
import { resetPushKeys } from '../features/delivery/push-keys.ts'
import { addSource } from '../features/social/sources.ts'
import { createSecrets, getKeyFile } from '../services/secrets.ts'
import type { Area } from './checks.ts'
import { examineSite } from './examine.ts'
import { checkPlainHttp } from './proxy.ts'

const otherKey = 'another key of at least 32 characters'
const dayMs = 24 * 3_600_000

let site: TestApp

beforeEach(async () => {
  site = await createTestApp({ secretKey })
})

afterEach(() => site.close())

const examine = (area: Area, settings?: Partial<Config>, timeoutMs?: number) =>
  examineArea(site, area, { settings, timeoutMs })

describe('the keys', () => {
  test('do not decrypt what another key encrypted', async () => {
    const services = { ...site.services, secrets: createSecrets(otherKey) }
    await resetPushKeys({ database: site.database, services })
    const form = {
      platform: 'instagram' as const,
      handle: 'pillars',
      displayName: '',
      accessToken: 'a token of Instagram',
    }
    await addSource(site.database, services, form)
    expect(await examine('keys')).toMatchObject({
      'push-keys': { status: 'problem', advice: expect.stringContaining('reset-push-keys') },
      'access-tokens': { status: 'problem', message: expect.stringContaining("1 of 1 saved access token can't be") },
    })
    writeFileSync(getKeyFile(site.dataDir), otherKey)
    expect(await examine('keys')).toMatchObject({
      'secret-key': {
        status: 'problem',
        message: expect.stringContaining('encrypted with the other key, in secret.key'),
      },
    })
    expect(await examine('keys', { secretKey: otherKey })).toMatchObject({
      'secret-key': { status: 'ok' },
      'push-keys': { status: 'ok' },
      'access-tokens': { status: 'ok' },
    })
  })

  test('include a file that is not used', async () => {
    writeFileSync(getKeyFile(site.dataDir), otherKey)
    expect(await examine('keys')).toMatchObject({
      'secret-key': { status: 'warning', message: expect.stringContaining('has another key, which is not used') },
    })
  })

  test('are missing or cut off', async () => {
    expect(await examine('keys', { secretKey: null })).toMatchObject({ 'secret-key': { status: 'ok' } })
    await site.signUp()
    const advice = expect.stringMatching(/^Put the copy that you stored in.* npm start -- --new-key/)
    const missing = await examine('keys', { secretKey: null })
    expect(missing).toMatchObject({ 'secret-key': { status: 'problem', advice } })
    expect(existsSync(getKeyFile(site.dataDir))).toBe(false)
    writeFileSync(getKeyFile(site.dataDir), 'short')
    const message = expect.stringContaining('is empty or cut off')
    expect(await examine('keys', { secretKey: null })).toMatchObject({
      'secret-key': { status: 'problem', message, advice },
    })
  })

  test('of Stripe in test mode are a warning on a public site', async () => {
    const stripe = {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: null,
      parseApiUrl: null,
      scriptUrl: null,
    }
    expect(await examine('keys', { stripe })).toMatchObject({ stripe: { status: 'ok' } })
    expect(await examine('keys', { stripe, publicUrl: `https://localhost:${await findFreePort()}` })).toMatchObject({
      stripe: { status: 'warning' },
    })
  })
})

describe('the mail server', () => {
  const publicUrl = 'http://127.0.0.1:9'
  const examineMail = (url: string, timeoutMs?: number) =>
    examine('mail', { publicUrl, smtp: { url, from: 'pillars@example.org' } }, timeoutMs)

  test('refuses the sign-in, and no password or address is repeated', async () => {
    const mail = await startSmtpServer({ user: { name: 'pillars', password: 'hunter22' } })
    onTestFinished(mail.close)
    const checks = await examineMail(mail.url.replace('pillars:hunter22', 'pillars%40example.org:letmein99'))
    expect(checks).toMatchObject({
      server: {
        status: 'problem',
        message: expect.stringContaining('refused the sign-in'),
        advice: expect.stringContaining('SMTP_URL'),
      },
    })
    expect(JSON.stringify(checks)).not.toMatch(/letmein99|@example/)
  })

  test('is not there', async () => {
    const message = expect.stringContaining('can’t be reached (ECONNREFUSED)')
    expect(await examineMail(`smtp://127.0.0.1:${await findFreePort()}`)).toMatchObject({
      server: { status: 'problem', message },
    })
  })

  test.each(['never answers', 'sends single characters'])('%s', async (how) => {
    const slow = how === 'never answers' ? null : await startSlowServer()
    if (slow) onTestFinished(slow.close)
    const url = slow?.url ?? `smtp://127.0.0.1:${await startSilentServer()}`
    const startedAt = performance.now()
    const message = expect.stringMatching(/can’t be reached \(\w*TIMEDOUT|timeout/)
    expect(await examineMail(url, 300)).toMatchObject({ server: { status: 'problem', message } })
    expect(performance.now() - startedAt).toBeLessThan(3000)
  })
})

describe('the public address', () => {
  const examineProxy = async (trustProxy: number, passesOn: Parameters<typeof startProxy>[1]) => {
    const app = await createTestApp({ secretKey, trustProxy }, { testDatabase: { ...site, close: async () => {} } })
    onTestFinished(() => app.app.close())
    const publicUrl = await startProxy(await listen(app), passesOn)
    return examine('proxy', { publicUrl: publicUrl.replace('127.0.0.1', 'localhost'), trustProxy })
  }

  test('is not set', async () => {
    expect(await examine('proxy')).toMatchObject({ answers: { status: 'warning' } })
  })

  test('leads to a proxy that passes on only what nginx does without settings', async () => {
    expect(await examineProxy(0, {})).toMatchObject({
      answers: { status: 'ok' },
      host: { status: 'warning', advice: expect.stringContaining('proxy_set_header Host $host;') },
      'client-address': { status: 'problem', advice: expect.stringContaining('Then set TRUST_PROXY=1') },
    })
  })

  test('leads to such a proxy that is trusted, so that addresses can be forged', async () => {
    const message = expect.stringContaining('any visitor can choose the address')
    expect(await examineProxy(1, {})).toMatchObject({ 'client-address': { status: 'problem', message } })
  })

  test('leads to a proxy that passes everything on', async () => {
    const checks = await examineProxy(1, { keepsHost: true, addsAddress: true })
    expect(checks).toMatchObject({ host: { status: 'ok' }, 'client-address': { status: 'ok' } })
  })

  test.each([
    [0, 'is 1 proxy'],
    [2, 'is only 1 proxy'],
  ])('leads to one proxy while TRUST_PROXY is %d', async (trustProxy, words) => {
    expect(await examineProxy(trustProxy, { keepsHost: true, addsAddress: true })).toMatchObject({
      'client-address': {
        status: 'problem',
        message: expect.stringContaining(words),
        advice: 'Set TRUST_PROXY=1 in .env, and restart the server.',
      },
    })
  })

  test('leads to a proxy that can’t reach the server', async () => {
    const publicUrl = await startProxy(`http://127.0.0.1:${await findFreePort()}`)
    expect(await examine('proxy', { publicUrl })).toMatchObject({ answers: { status: 'unknown' } })
    await listen(site)
    expect(await examine('proxy', { publicUrl })).toMatchObject({
      answers: { status: 'problem', message: expect.stringContaining("can't reach the server (status 502)") },
    })
  })

  test('has a certificate that browsers trust, until it expires soon', async () => {
    const server = createHttpsServer({ cert: certificate, key: certificateKey }, (_request, reply) =>
      reply.setHeader('strict-transport-security', 'max-age=31536000').end('{"status":"ok"}'),
    )
    const port = await listenOnFreePort(server)
    onTestFinished(() => void server.close())
    const publicUrl = `https://localhost:${port}`
    expect(await examine('proxy', { publicUrl })).toMatchObject({
      answers: { status: 'problem', message: expect.stringContaining("Browsers don't trust the certificate") },
    })
    const known = getCACertificates('default')
    setDefaultCACertificates([...known, certificate])
    onTestFinished(() => setDefaultCACertificates(known))
    expect(await examine('proxy', { publicUrl })).toMatchObject({
      answers: { status: 'ok' },
      certificate: { status: 'ok' },
      hsts: { status: 'ok' },
    })
    const now = new Date(new Date(new X509Certificate(certificate).validTo).getTime() - 5.5 * dayMs)
    const checks = await examineSite({ ...site.config, publicUrl }, { now, only: ['proxy'] })
    expect(selectArea(checks, 'proxy')).toMatchObject({
      certificate: { status: 'warning', message: 'The certificate expires in 5 days.' },
    })
  })

  test('loses the header for HTTPS in the proxy', async () => {
    const server = createHttpsServer({ cert: certificate, key: certificateKey }, (_request, reply) =>
      reply.end('{"status":"ok"}'),
    )
    const port = await listenOnFreePort(server)
    onTestFinished(() => void server.close())
    const known = getCACertificates('default')
    setDefaultCACertificates([...known, certificate])
    onTestFinished(() => setDefaultCACertificates(known))
    expect(await examine('proxy', { publicUrl: `https://localhost:${port}` })).toMatchObject({
      hsts: { status: 'warning' },
    })
  })

  test.each([
    ['answers', { status: 200 }, 'problem', 'answers without HTTPS'],
    ['redirects', { status: 301, location: 'https://localhost/' }, 'ok', 'redirects to https://localhost'],
    ['redirects to plain HTTP', { status: 301, location: 'http://localhost/' }, 'problem', 'answers without HTTPS'],
  ])('%s over plain HTTP', async (_, { status, ...headers }, expected, words) => {
    const server = createHttpServer((_request, reply) => reply.writeHead(status, headers).end())
    const url = await listenAndGetUrl(server)
    onTestFinished(() => void server.close())
    expect(await checkPlainHttp(new URL(url), { timeoutMs: 1000 })).toMatchObject([
      { name: 'plain-http', status: expected, message: expect.stringContaining(words) },
    ])
  })

  test('belongs to another site, or redirects to another name', async () => {
    const server = createHttpServer((request, reply) =>
      request.headers.host?.startsWith('localhost')
        ? reply.writeHead(301, { location: 'https://www.example.org/healthz' }).end()
        : reply.end('hello'),
    )
    const publicUrl = await listenAndGetUrl(server)
    onTestFinished(() => void server.close())
    expect(await examine('proxy', { publicUrl })).toMatchObject({
      answers: { status: 'problem', message: `Another site answers at ${publicUrl} (status 200).` },
    })
    const localhost = publicUrl.replace('127.0.0.1', 'localhost')
    expect(await examine('proxy', { publicUrl: localhost })).toMatchObject({
      answers: { status: 'problem', message: `${localhost} redirects to https://www.example.org.` },
    })
  })

  test('has a name that is not in the DNS', async () => {
    expect(await examine('proxy', { publicUrl: 'https://no-such-host.invalid' })).toEqual({
      answers: expect.objectContaining({ status: 'problem', message: expect.stringContaining("can't be found") }),
    })
  })

  test('says nothing about the proxy to a doctor without the key', async () => {
    const publicUrl = await listen(site)
    expect(await examine('proxy', { publicUrl, secretKey: otherKey })).toMatchObject({
      answers: { status: 'ok' },
      'client-address': { status: 'unknown' },
    })
  })

  test('hangs', async () => {
    const publicUrl = `http://127.0.0.1:${await startSilentServer()}`
    await listen(site)
    expect(await examine('proxy', { publicUrl }, 300)).toMatchObject({
      answers: { status: 'problem', message: `${publicUrl} gives no answer within 0.3 seconds.` },
    })
  })
})
