const path = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/

/**
 * What the router calls without instrumentation, and what only its server, which is not used, imports. The build fails
 * when a new version imports anything else.
 */
const code = `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const [instrumentHandler, instrumentationResultMetaContext] = []`

/**
 * Leaves the instrumentation of React Router out, which the app does not use: 1 KB on every screen.
 * @returns {import('vite').Plugin}
 */
export function withoutInstrumentation() {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    load: (id) => (path.test(id) ? code : null),
  }
}
