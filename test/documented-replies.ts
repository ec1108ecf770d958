import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { operations, tags } from '#contract/endpoints.ts'
import { errorReply } from '#contract/error-reply.ts'
import { described } from '#contract/examples.ts'
import { buildOpenApi } from '#server/http/openapi.ts'

const response = z.object({
  content: z.record(z.string(), z.object({ examples: z.record(z.string(), z.unknown()).optional() })).optional(),
})
const document = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), response])) }),
      ),
    ),
    components: z.object({ responses: z.record(z.string(), response) }),
  })
  .parse(buildOpenApi({ operations, tags, described }))

/**
 * Collects the replies whose status, content type or error code the API description does not declare.
 * @returns a list that grows while the app replies
 */
export function collectUndocumentedReplies(app: FastifyInstance): string[] {
  const problems: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const path = request.routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path ?? '']?.[request.method.toLowerCase()]
    if (!operation) return
    const problem = problemWith(operation.responses, {
      status: reply.statusCode,
      type: String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '',
      payload,
    })
    if (problem) problems.push(`${request.method} ${path} ${problem}`)
  })
  return problems
}

type Responses = (typeof document)['paths'][string][string]['responses']

function problemWith(
  responses: Responses,
  { status, type, payload }: { status: number; type: string; payload: unknown },
): string | null {
  const found = responses[status] ?? (status === 500 ? responses['default'] : undefined)
  if (!found) return `answered ${status}, which its description does not declare: ${String(payload)}`
  const declared = '$ref' in found ? document.components.responses[found.$ref.split('/').at(-1) ?? ''] : found
  const content = declared?.content
  if (!content) return type === '' ? null : `answered ${status} with ${type} instead of an empty body`
  if (!content[type]) return `answered ${status} as ${type || 'nothing'} instead of ${Object.keys(content).join(', ')}`
  if (status < 400) return null
  const { code } = errorReply.parse(JSON.parse(String(payload)))
  const codes = Object.keys(content[type].examples ?? {})
  return codes.includes(code) ? null : `answered ${status} with the code ${code} instead of ${codes.join(', ')}`
}
