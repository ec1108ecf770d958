import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { theme } from '#web/shell/theme.ts'
import { Button } from '#web/ui/Button.tsx'
import { useStore } from '#web/ui/store.ts'
import { toast } from '#web/ui/toast.ts'
import { complete, wordsOf } from './setup.ts'
import styles from './OnboardingPage.module.css'

type Props = { stripe: Stripe; clientSecret: string; onProcessing: () => void }

/** The provider's form in our colours, which follow the theme. */
export function CardForm({ stripe, clientSecret, onProcessing }: Props) {
  const chosen = useStore(theme)
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: appearanceOf(chosen), loader: 'never' }}>
      <Form onProcessing={onProcessing} />
    </Elements>
  )
}

function Form({ onProcessing }: Pick<Props, 'onProcessing'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [working, setWorking] = useState(false)
  // Two presses can come before the button has been drawn anew.
  const underWay = useRef(false)
  // What the provider has stored is not sent to it twice: only our own server has still to be told.
  const stored = useRef<string | null>(null)
  const finish = useMutation({ mutationFn: complete })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || underWay.current) return
    underWay.current = true
    setWorking(true)
    try {
      if (stored.current) return await finish.mutateAsync(stored.current)
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: location.origin + paths.onboarding() },
      })
      if (error) {
        toast({ title: 'Setup Failed', description: error.message, variant: 'destructive' })
      } else if (setupIntent.status === 'succeeded') {
        stored.current = setupIntent.id
        // It ends with leaving the document: until then the button stays as it is.
        return await finish.mutateAsync(setupIntent.id)
      } else {
        onProcessing()
      }
    } catch (error) {
      // A session that has ended is explained by the sign-in dialog.
      if (!(error instanceof ApiError && error.status === 401))
        toast({ title: 'Error', description: wordsOf(error), variant: 'destructive' })
    }
    underWay.current = false
    setWorking(false)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.element}>
        <PaymentElement
          options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never', link: 'never' } }}
          onReady={() => setReady(true)}
          onLoadError={() =>
            toast({ title: 'Error', description: 'Failed to initialize payment setup', variant: 'destructive' })
          }
        />
      </div>
      <Button className={styles.submit} look="primary" type="submit" busy={working} disabled={!ready}>
        {working ? 'Processing...' : 'Complete Setup'}
      </Button>
      <p className={styles.note}>
        Your card will not be charged. We're securely storing your payment details for future premium features.
      </p>
    </form>
  )
}

/** The provider's frame knows nothing of our style sheet: it is told the colours that hold right now. */
function appearanceOf(chosen: 'dark' | 'light'): Appearance {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: chosen === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--brass'),
      colorBackground: colour(chosen === 'dark' ? '--sunk' : '--raised'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--soft'),
      colorTextPlaceholder: colour('--faint'),
      colorDanger: colour('--red'),
      fontFamily: 'Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '8px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('--line-strong')}`, boxShadow: 'none' },
      '.Input:focus': { borderColor: colour('--brass'), boxShadow: `0 0 0 1px ${colour('--brass')}` },
      '.Label': { fontWeight: '600' },
    },
  }
}
