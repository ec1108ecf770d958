import type { RouteObject } from 'react-router'
import { apiQuery } from './api/client.ts'
import { createRoute, type LoadScreen, prefetch, prefetchFresh } from './create-route.ts'
import { paths, patterns } from './paths.ts'

const index: LoadScreen = async () => (await import('./features/accounts/settings/SettingsPage.tsx')).SettingsPage
const profile: LoadScreen = async () =>
  (await import('./features/accounts/settings/ProfileSettingsPage.tsx')).ProfileSettingsPage
const account: LoadScreen = async () =>
  (await import('./features/accounts/settings/AccountSettingsPage.tsx')).AccountSettingsPage
const notifications: LoadScreen = async () =>
  (await import('./features/notifications/settings/NotificationSettingsPage.tsx')).NotificationSettingsPage
const days: LoadScreen = async () => (await import('./features/accounts/settings/DaySettingsPage.tsx')).DaySettingsPage
const appearance: LoadScreen = async () =>
  (await import('./features/accounts/settings/AppearanceSettingsPage.tsx')).AppearanceSettingsPage
const privacy: LoadScreen = async () =>
  (await import('./features/accounts/settings/PrivacySettingsPage.tsx')).PrivacySettingsPage
const devices: LoadScreen = async () =>
  (await import('./features/accounts/settings/DeviceSettingsPage.tsx')).DeviceSettingsPage
const payment: LoadScreen = async () =>
  (await import('./features/accounts/settings/PaymentSettingsPage.tsx')).PaymentSettingsPage

const reminders = () => prefetchFresh(apiQuery('GET /api/reminders'))
const sessions = () => prefetchFresh(apiQuery('GET /api/account/sessions'))

export const settingsRoutes: RouteObject[] = [
  createRoute(patterns.settings, index, () => [reminders(), sessions()]),
  createRoute(patterns.profileSettings, profile, () => [prefetchFresh(apiQuery('GET /api/account/profile'))]),
  createRoute(paths.settings('account'), account, () => [prefetch(apiQuery('GET /api/account'))]),
  createRoute(patterns.notificationSettings, notifications, () => [
    reminders(),
    prefetchFresh(apiQuery('GET /api/notification-settings')),
    prefetchFresh(apiQuery('GET /api/push')),
  ]),
  createRoute(paths.settings('days'), days, () => [prefetchFresh(apiQuery('GET /api/breaks'))]),
  createRoute(paths.settings('appearance'), appearance),
  createRoute(paths.settings('privacy'), privacy),
  createRoute(paths.settings('devices'), devices, () => [sessions()]),
  createRoute(paths.settings('payment'), payment),
]
