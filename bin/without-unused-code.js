/**
 * What the rest of a library imports from its files that the app does not use. The build fails when a new version
 * imports anything else.
 */
const replacements = [
  // The instrumentation of React Router, of which its server, which is not used, imports the last line: 1 KB on every screen.
  {
    path: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const [instrumentHandler, instrumentationResultMetaContext] = []`,
  },
  // JSON Schema, which only the server writes.
  {
    path: /zod[\\/]v4[\\/]core[\\/]json-schema-processors\.js$/,
    code: 'export const [allProcessors, toJSONSchema] = []',
  },
  {
    path: /zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/,
    code: `export const [createToJSONSchemaMethod, createStandardJSONSchemaMethod] = [() => undefined, () => undefined]
export const [extractDefs, finalize, initializeContext, processSchema] = []`,
  },
]

/**
 * Leaves out what the app does not use of its libraries, but what their other files import.
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedCode() {
  return {
    name: 'without-unused-code',
    apply: 'build',
    // Classes whose methods would write JSON Schema name functions that are left out.
    onLog: (_level, { code, message }) =>
      code === 'IMPORT_IS_UNDEFINED' && /json-schema-processors\.js/.test(message) ? false : undefined,
    load: (id) => replacements.find(({ path }) => path.test(id))?.code ?? null,
  }
}
