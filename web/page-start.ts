// The build writes this script into the pages that the server renders. It starts the app after the first paint, and
// keeps what a visitor does until then.

/** Milliseconds between what is repeated, because it may change the address that the next one starts from. */
const PAUSE = 100

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const { scripts = '' } = document.currentScript?.dataset ?? {}
const [entry = '', ...others] = scripts.split(' ')
const pressable = 'button, input:is([type=checkbox], [type=radio])'
const fields = new Map<Field, string>()
const pressed = new Set<HTMLElement>()
const listeners = { click: press, submit: press, input: type, change: type }
for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true)
for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
  addEventListener(name, () => (window.hasVisitorActed = true), { capture: true, passive: true, once: true })
window.replayInput = replay

// A returning visitor has the scripts, and a page in the background is not painted.
if (navigator.serviceWorker?.controller || document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))

function start() {
  for (const href of others) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  const script = document.createElement('script')
  script.addEventListener('error', () => document.getElementById('start-failed')?.removeAttribute('hidden'))
  document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }))
}

/** Links and details work without the app. */
function press(event: Event) {
  if (!(event.target instanceof Element)) return
  const target = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form' : pressable)
  if (!target) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed.add(target)
}

/** React must not see it before it is repeated: it would take over the page at once, and forget what was chosen. */
function type(event: Event) {
  const { target } = event
  if (!isField(target)) return
  event.stopImmediatePropagation()
  fields.set(target, target.value)
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}

/** Repeats what the visitor has done, once the app has taken over the page. */
async function replay() {
  for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true)
  for (const [field, value] of fields) {
    // React reports a change only if the value differs from the one that was set last through the field itself.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
  let isFirst = fields.size === 0
  for (const target of pressed) {
    if (!isFirst) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    isFirst = false
    if (target instanceof HTMLFormElement) target.requestSubmit()
    else target.click()
  }
}
