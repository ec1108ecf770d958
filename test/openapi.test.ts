import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { operations, tags } from '#contract/endpoints.ts'
import { described } from '#contract/examples.ts'
import { pillar } from '#contract/pillars.ts'
import { buildOpenApi } from '#server/http/openapi.ts'

const api = buildOpenApi({ operations, tags, described })

describe('the API description', () => {
  test('passes the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const document = makeDocumentFromString(JSON.stringify(api, null, 2), 'openapi.json')
    const problems = await lintDocument({ document, config, externalRefResolver: new BaseResolver() })
    const found = problems.map(({ severity, ruleId, message, location: [at] }) => {
      return `${severity} ${ruleId} at ${at?.pointer}: ${message}`
    })
    expect(found).toEqual([])
  })

  test('gives no schema of the contract a name outside of it', () => {
    expect(JSON.stringify(z.toJSONSchema(z.object({ pillar })))).not.toContain('$ref')
  })

  test('has short summaries that start with a verb', () => {
    const odd = operations.flatMap(({ id, endpoint: { summary } }) => {
      return /^[A-Z][a-z]+ [^;:]{1,90}[^.]$/.test(summary) && !/^(The|A|An|One|All|What|Where)\b/.test(summary)
        ? []
        : [id]
    })
    expect(odd).toEqual([])
  })
})
