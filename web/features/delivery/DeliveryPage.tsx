import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeliveryChannel } from '#contract/delivery.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChannelCard } from './ChannelCard.tsx'
import { refetchDelivery } from './delivery-mutations.ts'
import { deliveryQuery } from './delivery-queries.ts'
import { DeliveryMessages } from './DeliveryMessages.tsx'
import styles from './Delivery.module.css'

const channelOrder: DeliveryChannel[] = ['email', 'push']

export function DeliveryPage() {
  return (
    <>
      <PageHeader title="Delivery" action={<RefreshButton />}>
        Email and push messages that are waiting or have failed, and why.
      </PageHeader>
      <Channels />
      <DeliveryMessages />
    </>
  )
}

function RefreshButton() {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      wide
      busy={busy}
      onClick={() => {
        setBusy(true)
        void refetchDelivery().finally(() => setBusy(false))
      }}
    >
      {!busy && <Icon name={rareIcons.again} />}
      Refresh
    </Button>
  )
}

function Channels() {
  const result = useQuery(deliveryQuery)
  const { data } = result
  if (!data)
    return (
      <LoadingState result={result}>
        <Skeleton grid count={2} />
      </LoadingState>
    )
  return (
    <div className={styles.channels}>
      {channelOrder.map((name) => {
        const channel = data.channels.find((each) => each.channel === name)
        return channel && <ChannelCard key={name} channel={channel} devices={data.devices} />
      })}
    </div>
  )
}
