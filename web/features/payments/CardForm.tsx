import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { isSessionEnd } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { theme } from '#web/shell/theme.ts'
import { useStore } from '#web/store.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusWhenDisabled } from '#web/ui/use-focus-when-disabled.ts'
import { completeOnboarding, getExceptionMessage } from './payment-setup.ts'
import styles from './OnboardingPage.module.css'

type Props = { stripe: Stripe; clientSecret: string; onProcessing: () => void }

export function CardForm({ stripe, clientSecret, onProcessing }: Props) {
  const currentTheme = useStore(theme)
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret, appearance: getStripeAppearance(currentTheme), loader: 'never' }}
    >
      <PaymentForm onProcessing={onProcessing} />
    </Elements>
  )
}

function PaymentForm({ onProcessing }: Pick<Props, 'onProcessing'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  // Two clicks can arrive before the next render.
  const submittingRef = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const buttonRef = useFocusWhenDisabled(isSubmitting, formRef)
  // Set once Stripe has stored the card, so a retry only tells our server.
  const storedIntentIdRef = useRef<string | null>(null)
  const completion = useMutation({ mutationFn: completeOnboarding })

  useLayoutEffect(() => {
    // The form holds the focus of the button while it is disabled.
    if (!isSubmitting && document.activeElement === formRef.current) buttonRef.current?.focus({ preventScroll: true })
  }, [isSubmitting, buttonRef])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || submittingRef.current) return
    submittingRef.current = true
    setIsSubmitting(true)
    try {
      if (storedIntentIdRef.current) return await completion.mutateAsync(storedIntentIdRef.current)
      const { error, setupIntent } = await stripe.confirmSetup({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: location.origin + paths.onboarding() },
      })
      if (error) {
        toast({ title: 'Setup Failed', description: error.message, variant: 'destructive' })
      } else if (setupIntent.status === 'succeeded') {
        storedIntentIdRef.current = setupIntent.id
        // Ends in a full navigation, so the button stays busy.
        return await completion.mutateAsync(setupIntent.id)
      } else {
        onProcessing()
      }
    } catch (error) {
      // An ended session opens the sign-in dialog.
      if (!isSessionEnd(error))
        toast({ title: 'Error', description: getExceptionMessage(error), variant: 'destructive' })
    }
    submittingRef.current = false
    setIsSubmitting(false)
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-label="Card details"
      tabIndex={-1}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.element}>
        <PaymentElement
          options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never', link: 'never' } }}
          onReady={() => setIsReady(true)}
          onLoadError={() =>
            toast({ title: 'Error', description: 'Failed to initialize payment setup', variant: 'destructive' })
          }
        />
      </div>
      <Button
        ref={buttonRef}
        className={styles.submit}
        variant="primary"
        type="submit"
        busy={isSubmitting}
        disabled={!isReady || isSubmitting}
      >
        {isSubmitting ? 'Processing...' : 'Complete Setup'}
      </Button>
      <span className="visually-hidden" role="status">
        {isSubmitting && 'Processing...'}
      </span>
      <p className={styles.note}>
        Your card will not be charged. We're securely storing your payment details for future premium features.
      </p>
    </form>
  )
}

/** Read the current colours, because Stripe's iframe cannot use our style sheet. */
function getStripeAppearance(currentTheme: 'dark' | 'light'): Appearance {
  const style = getComputedStyle(document.documentElement)
  const getColor = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: currentTheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: getColor('--brass'),
      colorBackground: getColor(currentTheme === 'dark' ? '--sunk' : '--raised'),
      colorText: getColor('--ink'),
      colorTextSecondary: getColor('--soft'),
      colorTextPlaceholder: getColor('--faint'),
      colorDanger: getColor('--red'),
      fontFamily: 'Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '8px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${getColor('--line-strong')}`, boxShadow: 'none' },
      '.Input:focus': { borderColor: getColor('--brass'), boxShadow: `0 0 0 1px ${getColor('--brass')}` },
      '.Label': { fontWeight: '600' },
    },
  }
}
