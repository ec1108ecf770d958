// A stub of the parts of Stripe.js that this site uses. The Stripe fake strips its types, serves it and handles its
// requests. The form is part of the page, while the real one is in Stripe's frame.

type Appearance = { variables?: Record<string, string> }
type StripeError = { type?: string; code?: string; message: string }
type ApiResult = {
  error?: StripeError
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
    if (appearance) this.element?.applyAppearance(appearance)
  }

  async submit(): Promise<{ error?: StripeError }> {
    const emptyInput = this.element?.inputs.find(({ value }) => !value.trim())
    emptyInput?.focus()
    return emptyInput ? { error: { type: 'validation_error', message: 'Your card information is incomplete.' } } : {}
  }
}

class CardElement {
  readonly inputs: HTMLInputElement[] = []
  readonly kind: string
  readonly appearance: Appearance | undefined
  readonly listeners: [event: string, listener: Listener][] = []
  container: HTMLElement | null = null

  constructor(kind: string, appearance: Appearance | undefined) {
    this.kind = kind
    this.appearance = appearance
  }

  on(event: string, listener: Listener) {
    this.listeners.push([event, listener])
    return this
  }

  off(event: string, listener: Listener) {
    const index = this.listeners.findIndex(([name, registered]) => name === event && registered === listener)
    if (index >= 0) this.listeners.splice(index, 1)
    return this
  }

  mount(container: HTMLElement) {
    this.container = container
    container.append(
      this.field('number', 'Card number', 'cc-number', '1234 1234 1234 1234'),
      this.field('expiry', 'Expiration date', 'cc-exp', 'MM / YY'),
      this.field('code', 'Security code', 'cc-csc', 'CVC'),
    )
    this.applyAppearance(this.appearance ?? {})
    queueMicrotask(() => {
      for (const [event, listener] of this.listeners) if (event === 'ready') listener({ elementType: this.kind })
    })
  }

  destroy() {
    this.container?.replaceChildren()
  }

  update() {}

  value(name: string): string {
    return this.inputs.find((input) => input.name === name)?.value ?? ''
  }

  field(name: string, labelText: string, autocomplete: AutoFill, placeholder: string): HTMLLabelElement {
    const label = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { name, autocomplete, placeholder, inputMode: 'numeric' })
    label.append(labelText, input)
    this.inputs.push(input)
    return label
  }

  applyAppearance({ variables = {} }: Appearance) {
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

class StripeStub {
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
    const { error: validationError } = await elements.submit()
    if (validationError) return { error: validationError }
    const { clientSecret } = elements.options
    const { error, ...intent } = await this.request(`/v1/setup_intents/${parseIntentId(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      return_url: confirmParams.return_url,
      card: elements.element?.value('number').replaceAll(' ', '') ?? '',
    })
    if (error) return { error }
    const redirectUrl = intent.next_action?.redirect_to_url.url
    if (!redirectUrl && redirect === 'if_required') return { setupIntent: intent }
    location.assign(redirectUrl ?? confirmParams.return_url)
    return new Promise(() => {})
  }

  async retrieveSetupIntent(clientSecret: string) {
    const { error, ...intent } = await this.request(
      `/v1/setup_intents/${parseIntentId(clientSecret)}?client_secret=${clientSecret}`,
    )
    return error ? { error } : { setupIntent: intent }
  }

  async request(path: string, body?: Record<string, string>): Promise<ApiResult> {
    try {
      const headers = { authorization: `Bearer ${this.key}` }
      const response = await fetch(this.api + path, {
        method: body ? 'POST' : 'GET',
        headers,
        body: body && new URLSearchParams(body),
      })
      return await response.json()
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

function parseIntentId(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

const script = document.currentScript
const api = script instanceof HTMLScriptElement ? new URL(script.src).origin : ''
Object.assign(window, { Stripe: Object.assign((key: string) => new StripeStub(key, api), { version: 'endive' }) })
