import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorReply } from '#contract/errors.ts'

/** The contract as an OpenAPI 3.1 description. */
export function openApiOf(endpoints: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const operations = (paths[endpoint.path] ??= {})
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seven Pillars',
      version: '1',
      description: 'Lists continue at the address in their Link header, rel="next".',
    },
    components: {
      schemas: { Error: schemaOf(errorReply) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'seven_pillars_session' } },
    },
    paths,
  }
}

function operationOf({
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
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body &&
      body !== 'text' && {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
      }),
    responses: {
      ...(reply === 'redirect'
        ? { 302: { description: 'Elsewhere' } }
        : { 200: { description: 'Done', ...contentOf(reply, events) } }),
      default: {
        description: `Refused${errors.length > 0 ? `: ${errors.join(', ')}` : ''}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function contentOf(reply: Endpoint['reply'], events: Endpoint['events']) {
  if (events) return { content: { 'text/event-stream': { schema: schemaOf(events) } } }
  return typeof reply === 'object' ? { content: { 'application/json': { schema: schemaOf(reply) } } } : {}
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(field),
  }))
}

function schemaOf(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}
