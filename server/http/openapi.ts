import { z } from 'zod'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import type { Operation } from '#contract/endpoints.ts'
import { errorReply } from '#contract/error-reply.ts'
import { errorDetails, type ErrorCode } from '#contract/errors.ts'
import type { Described } from '#contract/examples.ts'
import { errorsOf, repliesOf } from '#contract/replies.ts'
import { sessionCookieName } from '../client.ts'

type Json = Record<string, unknown>

type Contract = {
  operations: readonly Operation[]
  tags: readonly { name: string; description: string }[]
  described: readonly Described[]
}

/**
 * Builds the description of the API as an OpenAPI 3.1 document.
 * @param described the schemas that get a name or an example
 */
export function buildOpenApi({ described, ...contract }: Contract): Json {
  const earlier = described.map(({ schema }) => ({ schema, meta: z.globalRegistry.get(schema) }))
  for (const { schema, id, example } of described) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...(id && { id }), examples: [example] })
  }
  try {
    return buildDocument(contract)
  } finally {
    // A schema with an id is a reference wherever it is converted, also in what a model is sent.
    for (const { schema, meta } of earlier) {
      z.globalRegistry.remove(schema)
      if (meta) z.globalRegistry.add(schema, meta)
    }
  }
}

function buildDocument({ operations, tags }: Omit<Contract, 'described'>): Json {
  const components: Components = { schemas: {}, responses: {} }
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const { path, method } = operation.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: buildOperation(operation, components) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seven Pillars',
      version: '1',
      summary: 'Challenges, goals, community, journal and resources around seven pillars.',
      description: [
        'A JSON API. Sign in with `POST /api/auth/sign-in`; the session cookie authenticates every later call.',
        'A list continues at the address in its `Link` header.',
        'An error reply has a `code` from a closed list and a `message` for people.',
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that sends this document' }],
    tags,
    paths,
    components: {
      ...components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: `Set by sign-up and sign-in. Over HTTPS, its name is \`__Host-${sessionCookieName}\`.`,
        },
      },
    },
  }
}

type Components = { schemas: Json; responses: Json }

function buildOperation({ id, tag, endpoint }: Operation, components: Components): Json {
  const { access, summary, description, params, query, headers, body, bodyTypes = [] } = endpoint
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    'x-access': access,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...buildParameters('path', params, components),
      ...buildParameters('query', query, components),
      ...buildParameters('header', headers, components),
    ],
    ...(body && { requestBody: buildRequestBody(body, bodyTypes, components) }),
    responses: { ...buildReplies(endpoint, components), ...buildErrorReplies(endpoint, components) },
  }
}

function buildParameters(
  location: 'path' | 'query' | 'header',
  parameters: z.ZodObject | undefined,
  components: Components,
): Json[] {
  return Object.entries(parameters?.shape ?? {}).map(([name, field]) => {
    const output = toJsonSchema(field, components, 'output')
    // A number in a URL is a string until it is parsed.
    const isNumber = output['type'] === 'integer'
    const { description, ...schema } = isNumber ? output : toJsonSchema(field, components)
    const required = location === 'path' || !z.safeParse(field, undefined).success
    return { name, in: location, required, ...(description !== undefined && { description }), schema }
  })
}

function buildRequestBody(body: z.ZodType | 'text', types: readonly string[], components: Components): Json {
  if (body === 'text') {
    const schema = { description: 'Used exactly as it was sent' }
    return {
      required: true,
      content: Object.fromEntries(['application/json', ...types].map((type) => [type, { schema }])),
    }
  }
  const required = !body.safeParse({}).success
  return { required, content: { 'application/json': { schema: toJsonSchema(body, components) } } }
}

const successes: Record<number, string> = {
  200: 'Success',
  201: 'Created',
  202: 'Started; the work continues in the background',
  302: 'Redirect',
}

function buildReplies(endpoint: Endpoint, components: Components): Json {
  const replies = [...repliesOf(endpoint)].map(([status, reply]) => {
    const headers = buildReplyHeaders(endpoint, reply)
    const content = buildContent(endpoint, reply, components)
    return [status, { description: successes[status], ...(headers && { headers }), ...(content && { content }) }]
  })
  return {
    ...Object.fromEntries(replies),
    ...(endpoint.revalidates && { 304: { description: 'The version of `If-None-Match` is the newest' } }),
  }
}

function buildReplyHeaders({ query }: Endpoint, reply: Reply): Json | undefined {
  const schema = { type: 'string' }
  if (reply === 'redirect') return { Location: { description: 'Where to go', required: true, schema } }
  if (!query || !('cursor' in query.shape)) return undefined
  return { Link: { description: 'The next page with `rel="next"`; absent on the last page', schema } }
}

function buildContent({ events, contentTypes = [] }: Endpoint, reply: Reply, components: Components) {
  if (reply === 'redirect') return undefined
  if (reply === 'bytes') return Object.fromEntries(contentTypes.map((type) => [type, {}]))
  const schema = reply === 'stream' ? events : reply
  if (!schema) return undefined
  return {
    [reply === 'stream' ? 'text/event-stream' : 'application/json']: { schema: toJsonSchema(schema, components) },
  }
}

/** Refers to one shared response per set of codes with the same status. An internal error is the default reply. */
function buildErrorReplies(endpoint: Endpoint, components: Components): Json {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) =>
    code === 'internal' ? 'default' : errorDetails[code].status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const name = codes.join('_or_')
      components.responses[name] ??= buildErrorReply(codes, components)
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

function buildErrorReply(codes: ErrorCode[], components: Components): Json {
  const examples = codes.map((code) => {
    const { meaning, message } = errorDetails[code]
    const [field, words] = code === 'bad-request' ? message.split(': ') : []
    return [code, { summary: meaning, value: { code, message, ...(field && { fields: { [field]: words } }) } }]
  })
  const retries = codes.includes('too-many-requests') || codes.includes('unavailable')
  const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' } }
  return {
    description: codes.map((code) => `\`${code}\`: ${errorDetails[code].meaning}.`).join('\n\n'),
    ...(retries && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/json': { schema: toJsonSchema(errorReply, components), examples: Object.fromEntries(examples) },
    },
  }
}

/** Converts a schema. Schemas with an id become components, and the result refers to them. */
function toJsonSchema(schema: z.core.$ZodType, components: Components, io: 'input' | 'output' = 'input'): Json {
  // A wrapper, because the converter does not turn the outermost schema into a reference.
  const { $defs = {}, properties = {} } = z.toJSONSchema(z.object({ schema }), {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => removeIntegerRange(jsonSchema),
  })
  Object.assign(components.schemas, withComponentRefs($defs))
  return withComponentRefs(properties)['schema'] ?? {}
}

/** Removes the range that the converter gives to every integer. */
function removeIntegerRange(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

function withComponentRefs(schemas: Record<string, unknown>): Record<string, Json> {
  return JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
