import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { apiQuery } from './api/client.ts'
import { createRoute, type LoadScreen, prefetch, prefetchFresh } from './create-route.ts'
import { sitePageQuery } from './features/site/site-page-queries.ts'
import { patterns } from './paths.ts'

const startInvitation: LoadScreen = async () =>
  (await import('./features/challenges/starts/StartInvitationPage.tsx')).StartInvitationPage
const signIn: LoadScreen = async () => (await import('./features/accounts/SignInPage.tsx')).SignInPage
const signUp: LoadScreen = async () => (await import('./features/accounts/SignUpPage.tsx')).SignUpPage
const moveSetupCode = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).moveSetupCode(args)
const unsubscribe: LoadScreen = async () =>
  (await import('./features/notifications/settings/UnsubscribePage.tsx')).UnsubscribePage
const keepInvitation = async (args: LoaderFunctionArgs) =>
  (await import('./features/accounts/sign-in-loaders.ts')).keepInvitation(args)
const reset: LoadScreen = async () => (await import('./features/accounts/ResetPage.tsx')).ResetPage
const verify: LoadScreen = async () => (await import('./features/accounts/VerifyPage.tsx')).VerifyPage
const crewInvitation: LoadScreen = async () =>
  (await import('./features/crews/CrewInvitationPage.tsx')).CrewInvitationPage
const help: LoadScreen = async () => (await import('./features/help/HelpPage.tsx')).HelpPage
const importMarkdown = () => import('./ui/MarkdownText.tsx')
const guidelines: LoadScreen = async () => {
  const [{ GuidelinesPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return GuidelinesPage
}
const privacy: LoadScreen = async () => {
  const [{ PrivacyPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return PrivacyPage
}
const terms: LoadScreen = async () => {
  const [{ TermsPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return TermsPage
}
const imprint: LoadScreen = async () => {
  const [{ ImprintPage }] = await Promise.all([import('./features/site/SitePages.tsx'), importMarkdown()])
  return ImprintPage
}

/** The routes of screens that members and visitors seldom open. */
export const rareRoutes: RouteObject[] = [
  createRoute(patterns.reset, reset),
  createRoute(patterns.verify, verify),
  createRoute(patterns.unsubscribe, unsubscribe),
  createRoute(patterns.help, help, () => [prefetch(apiQuery('GET /api/help'))]),
  createRoute(patterns.guidelines, guidelines, () => [prefetchFresh(sitePageQuery('guidelines'))]),
  createRoute(patterns.privacy, privacy, () => [prefetchFresh(sitePageQuery('privacy'))]),
  createRoute(patterns.terms, terms, () => [prefetchFresh(sitePageQuery('terms'))]),
  createRoute(patterns.imprint, imprint, () => [prefetchFresh(sitePageQuery('imprint'))]),
]

/** The routes of other screens that only visitors open. */
export const rareVisitorRoutes: RouteObject[] = [
  createRoute(patterns.start, startInvitation),
  createRoute(patterns.crewInvite, crewInvitation),
  createRoute(patterns.signIn, signIn),
  { ...createRoute(patterns.signUp, signUp), loader: moveSetupCode },
  { path: patterns.invite, loader: keepInvitation },
  { path: patterns.earlierInvite, loader: keepInvitation },
]
