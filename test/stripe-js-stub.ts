// A stand-in for Stripe.js: the parts that this site uses, talking to the stand-in of the API that serves it (which takes
// the types out). The form stands in the page itself, where the real one stands in a frame of Stripe's.

type Appearance = { variables?: Record<string, string> }
type Problem = { type?: string; code?: string; message: string }
type Asked = {
  error?: Problem
  id?: string
  status?: string
  next_action?: { redirect_to_url: { url: string } } | null
}
type Listener = (event: { elementType: string }) => void
type Confirm = { elements: CardElements; confirmParams: { return_url: string }; redirect?: string }

class CardElements {
  readonly options: { clientSecret: string; appearance?: Appearance }
  element: CardElement | null = null

  constructor(options: CardElements['options']) {
    this.options = options
  }

  create(kind: string) {
    this.element = new CardElement(kind, this.options.appearance)
    return this.element
  }

  getElement() {
    return this.element
  }

  update({ appearance }: { appearance?: Appearance }) {
    if (appearance) this.element?.paint(appearance)
  }

  async submit(): Promise<{ error?: Problem }> {
    const missing = this.element?.inputs.find(({ value }) => !value.trim())
    missing?.focus()
    return missing ? { error: { type: 'validation_error', message: 'Your card information is incomplete.' } } : {}
  }
}

class CardElement {
  readonly inputs: HTMLInputElement[] = []
  readonly kind: string
  readonly appearance: Appearance | undefined
  readonly listeners: [event: string, listener: Listener][] = []
  place: HTMLElement | null = null

  constructor(kind: string, appearance: Appearance | undefined) {
    this.kind = kind
    this.appearance = appearance
  }

  on(event: string, listener: Listener) {
    this.listeners.push([event, listener])
    return this
  }

  off(event: string, listener: Listener) {
    const at = this.listeners.findIndex(([name, each]) => name === event && each === listener)
    if (at >= 0) this.listeners.splice(at, 1)
    return this
  }

  mount(place: HTMLElement) {
    this.place = place
    place.append(
      this.field('number', 'Card number', 'cc-number', '1234 1234 1234 1234'),
      this.field('expiry', 'Expiration date', 'cc-exp', 'MM / YY'),
      this.field('code', 'Security code', 'cc-csc', 'CVC'),
    )
    this.paint(this.appearance ?? {})
    queueMicrotask(() => {
      for (const [event, listener] of this.listeners) if (event === 'ready') listener({ elementType: this.kind })
    })
  }

  destroy() {
    this.place?.replaceChildren()
  }

  update() {}

  value(name: string): string {
    return this.inputs.find((input) => input.name === name)?.value ?? ''
  }

  field(name: string, words: string, autocomplete: AutoFill, placeholder: string): HTMLLabelElement {
    const label = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { name, autocomplete, placeholder, inputMode: 'numeric' })
    label.append(words, input)
    this.inputs.push(input)
    return label
  }

  paint({ variables = {} }: Appearance) {
    const { colorText, colorBackground, borderRadius } = variables
    for (const input of this.inputs) {
      Object.assign(input.parentElement?.style ?? {}, {
        display: 'grid',
        gap: '6px',
        marginBottom: '14px',
        fontSize: '15px',
        fontWeight: '600',
        color: colorText,
      })
      Object.assign(input.style, {
        minHeight: '46px',
        minWidth: '0',
        width: '100%',
        padding: '10px 13px',
        color: colorText,
        background: colorBackground,
        border: '1px solid #8c8579',
        borderRadius,
      })
    }
  }
}

class StripeStandIn {
  readonly key: string
  readonly api: string

  constructor(key: string, api: string) {
    this.key = key
    this.api = api
  }

  elements(options: CardElements['options']) {
    return new CardElements(options)
  }

  async confirmSetup({ elements, confirmParams, redirect }: Confirm) {
    const { error: incomplete } = await elements.submit()
    if (incomplete) return { error: incomplete }
    const { clientSecret } = elements.options
    const { error, ...intent } = await this.ask(`/v1/setup_intents/${idIn(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      return_url: confirmParams.return_url,
      card: elements.element?.value('number').replaceAll(' ', '') ?? '',
    })
    if (error) return { error }
    const address = intent.next_action?.redirect_to_url.url
    if (!address && redirect === 'if_required') return { setupIntent: intent }
    location.assign(address ?? confirmParams.return_url)
    return new Promise(() => {})
  }

  async retrieveSetupIntent(clientSecret: string) {
    const { error, ...intent } = await this.ask(`/v1/setup_intents/${idIn(clientSecret)}?client_secret=${clientSecret}`)
    return error ? { error } : { setupIntent: intent }
  }

  async ask(path: string, body?: Record<string, string>): Promise<Asked> {
    try {
      const headers = { authorization: `Bearer ${this.key}` }
      const reply = await fetch(this.api + path, {
        method: body ? 'POST' : 'GET',
        headers,
        body: body && new URLSearchParams(body),
      })
      return await reply.json()
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'We are experiencing issues connecting to our payments provider.',
        },
      }
    }
  }

  registerAppInfo() {}
  _registerWrapper() {}
  createToken() {}
  createPaymentMethod() {}
  confirmCardPayment() {}
}

function idIn(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

const script = document.currentScript
const api = script instanceof HTMLScriptElement ? new URL(script.src).origin : ''
Object.assign(window, { Stripe: Object.assign((key: string) => new StripeStandIn(key, api), { version: 'endive' }) })
