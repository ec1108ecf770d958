import { useMutation, useQuery } from '@tanstack/react-query'
import type { StoredCard } from '#contract/payments.ts'
import { callApi, apiQuery, getErrorMessage } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { userQuery } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from '#web/ui/settings.module.css'

const cardQuery = apiQuery('GET /api/stored-card')

export function CardOnFile() {
  const stored = useQuery(cardQuery)
  const remove = useMutation({
    mutationFn: () => callApi('DELETE /api/stored-card'),
    onSuccess: (user) => {
      queryClient.removeQueries(cardQuery)
      queryClient.setQueryData(userQuery.queryKey, user)
      toast({ title: 'Card removed', description: 'It was also removed from Stripe.' })
    },
    onError: (error) => showErrorToast(error, 'Error'),
  })

  return (
    <>
      <div className={styles.row}>
        {stored.isError ? (
          <p className={styles.soft} role="alert">
            A card is stored. {getErrorMessage(stored.error)}
          </p>
        ) : stored.data ? (
          <CardDetails card={stored.data.card} />
        ) : (
          <Skeleton shape="line" count={1} />
        )}
        <DialogButton
          renderDialog={(state) => (
            <ConfirmDialog
              {...state}
              title="Remove your card?"
              description="The card is also removed from Stripe. You can add one again at any time."
              confirmLabel="Remove card"
              busy={remove.isPending}
              onConfirm={() => remove.mutate(undefined, { onSettled: () => state.onOpenChange(false) })}
            />
          )}
        >
          Remove card
        </DialogButton>
      </div>
      <p className={styles.soft}>Stripe stores your card. This site only stores a reference to it, never the number.</p>
    </>
  )
}

function CardDetails({ card }: { card: StoredCard | null }) {
  if (!card) return <p className={styles.soft}>A card was stored, but Stripe no longer has it.</p>
  const { brand, last4, expiryMonth, expiryYear } = card
  return (
    <div>
      <p className={styles.strong}>{`${getBrandName(brand)} ending in ${last4}`}</p>
      <p className={styles.soft}>{`Expires ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`}</p>
    </div>
  )
}

function getBrandName(brand: string): string {
  const names: Record<string, string> = {
    amex: 'American Express',
    mastercard: 'Mastercard',
    visa: 'Visa',
    diners: 'Diners Club',
    jcb: 'JCB',
    unionpay: 'UnionPay',
    discover: 'Discover',
  }
  return names[brand] ?? 'Card'
}
