// Stands in the build for zod's writing of JSON Schema, which the server uses for its description of the API and no screen does:
// four kilobytes of every form.

export const toJSONSchema = nothing
export const createToJSONSchemaMethod = nothing
export const createStandardJSONSchemaMethod = nothing

function nothing() {
  return () => undefined
}
