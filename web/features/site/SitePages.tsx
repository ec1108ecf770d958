import { SitePageScreen } from './SitePageScreen.tsx'

export function GuidelinesPage() {
  return <SitePageScreen page="guidelines" />
}

export function PrivacyPage() {
  return <SitePageScreen page="privacy" />
}

export function TermsPage() {
  return <SitePageScreen page="terms" />
}

export function ImprintPage() {
  return <SitePageScreen page="imprint" />
}
