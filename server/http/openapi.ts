import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorReply } from '#contract/errors.ts'

/** The contract as an OpenAPI 3.1 description. */
export function buildOpenApi(endpoints: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const operations = (paths[endpoint.path] ??= {})
    operations[endpoint.method.toLowerCase()] = buildOperation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seven Pillars',
      version: '1',
      description: 'Lists continue at the address in their Link header, rel="next".',
    },
    components: {
      schemas: { Error: toJsonSchema(errorReply) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'seven_pillars_session' } },
    },
    paths,
  }
}

function buildOperation({
  access,
  summary,
  params,
  query,
  body,
  reply,
  events,
  errors = [],
}: Endpoint): Record<string, unknown> {
  return {
    ...(summary && { summary }),
    'x-access': access,
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [...buildParameters('path', params), ...buildParameters('query', query)],
    ...(body &&
      body !== 'text' && {
        requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(body) } } },
      }),
    responses: {
      ...(reply === 'redirect'
        ? { 302: { description: 'Elsewhere' } }
        : { 200: { description: 'Done', ...buildContent(reply, events) } }),
      default: {
        description: `Refused${errors.length > 0 ? `: ${errors.join(', ')}` : ''}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function buildContent(reply: Endpoint['reply'], events: Endpoint['events']) {
  if (events) return { content: { 'text/event-stream': { schema: toJsonSchema(events) } } }
  return typeof reply === 'object' ? { content: { 'application/json': { schema: toJsonSchema(reply) } } } : {}
}

function buildParameters(location: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: toJsonSchema(field),
  }))
}

function toJsonSchema(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}
