import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { operations, tags } from '#contract/endpoints.ts'
import { described } from '#contract/examples.ts'
import { buildOpenApi } from '#server/http/openapi.ts'

const api = buildOpenApi({ operations, tags, described })

test('the API description passes the linter’s recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const document = makeDocumentFromString(JSON.stringify(api, null, 2), 'openapi.json')
  const problems = await lintDocument({ document, config, externalRefResolver: new BaseResolver() })
  const found = problems.map(({ severity, ruleId, message, location: [at] }) => {
    return `${severity} ${ruleId} at ${at?.pointer}: ${message}`
  })
  expect(found).toEqual([])
})

test('every summary is a short sentence that starts with a verb', () => {
  const odd = operations.flatMap(({ id, endpoint: { summary } }) => {
    return /^[A-Z][a-z]+ [^;:]{1,90}[^.]$/.test(summary) && !/^(The|A|An|One|All|What|Where)\b/.test(summary)
      ? []
      : [id]
  })
  expect(odd).toEqual([])
})
