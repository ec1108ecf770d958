import { type LoaderFunctionArgs, replace } from 'react-router'
import { parseReturnPath } from '#contract/return-path.ts'
import { paths } from '#web/paths.ts'
import { storeInvitation } from './invitation-token.ts'
import { parseToken } from './link-token.ts'
import { recallReturnPath } from './remembered-return-path.ts'
import { storeSetupCode } from './setup-code.ts'

/** Move the setup code from the address bar and the history to storage. Add the return path that its link lacks. */
export function moveSetupCode({ request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  const { pathname, searchParams, hash } = address
  const code = searchParams.get('setup')
  if (code === null) return null
  if (code) storeSetupCode(code)
  searchParams.delete('setup')
  const returnTo = recallReturnPath()
  if (returnTo && !searchParams.has('returnTo')) searchParams.set('returnTo', returnTo)
  return replace(pathname + address.search + hash)
}

/** Move the token of an invitation from the address bar and the history to storage, where it survives a reload. */
export function keepInvitation({ params }: LoaderFunctionArgs) {
  // The router leaves the fragment out of the request.
  const token = parseToken(location.hash) ?? params['token']
  if (token) storeInvitation(token)
  return replace(paths.signUp())
}

/** The same for a link from before the token was in the fragment, which a member opens. */
export function keepEarlierInvitation({ params }: LoaderFunctionArgs) {
  if (params['token']) storeInvitation(params['token'])
  return replace(paths.invite())
}

export function redirectToReturnPath({ request }: LoaderFunctionArgs) {
  // A new entry would trap the Back button here.
  return replace(parseReturnPath(new URL(request.url).searchParams.get('returnTo')) ?? '/')
}
