/** Remove what the service worker keeps of a member who has signed out: shown notifications, badge and push messages. */
export async function forgetMember(registration: ServiceWorkerRegistration): Promise<void> {
  for (const notification of await registration.getNotifications()) notification.close()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined)
  // The server has deleted the device with the session.
  const subscription = await registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
