// Counts what React reports to its developer tools. Tests import this file before React.

type Fiber = {
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** React sets it on the components whose function has run. */
const PERFORMED_WORK = 1

let names: string[] = []

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => collect(current),
  },
})

/** @returns the names of the components that have rendered again since the last call, once for each time */
export function takeRenders(): string[] {
  const taken = names
  names = []
  return taken
}

function collect(fiber: Fiber): void {
  if (!fiber.alternate) return
  if (typeof fiber.type === 'function' && fiber.flags & PERFORMED_WORK) names.push(fiber.type.name)
  // The same child means that nothing below has rendered.
  if (fiber.child === fiber.alternate.child) return
  for (let child = fiber.child; child; child = child.sibling) collect(child)
}
