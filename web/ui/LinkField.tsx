import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import { Icon } from './Icon.tsx'
import { rareIcons } from './rare-icons.ts'
import { TextInput } from './TextInput.tsx'
import { toast } from './toast.ts'
import styles from './LinkField.module.css'

type Props = {
  label: string
  link: string
  hint?: string
  /** Names the link in the buttons, if a screen has several. */
  name?: string
  /** Title of the message to share; none hides the button. */
  shareTitle?: string
  /** Has a primary action: sharing, or copying where the device cannot share. */
  primary?: boolean
  /** Moves the focus to that action when it appears. */
  focused?: boolean
}

/** How long the button says that it has copied the link. */
const copiedMs = 4_000

/** A link to copy or share. */
export function LinkField({ label, link, hint, name, shareTitle, primary, focused }: Props) {
  const suffix = name ? ` ${name}` : ''
  const canShare = shareTitle !== undefined && 'share' in navigator

  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setIsCopied(true)
    } catch {
      toast({ title: 'Couldn’t copy the link', description: 'Select it and copy it yourself.' })
    }
  }

  return (
    <div className={styles.link}>
      <Field label={label} hint={hint}>
        {(control) => (
          <TextInput {...control} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
      <div className={styles.actions}>
        {canShare && (
          <Button
            variant={primary ? 'primary' : 'secondary'}
            ref={focused ? focusOnMount : undefined}
            aria-label={name && `Share${suffix}`}
            // Messengers show the text, and mails have the title as their subject. Rejects if the person closes the sheet.
            onClick={() =>
              void navigator.share({ title: shareTitle, text: shareTitle, url: link }).catch(() => undefined)
            }
          >
            Share
          </Button>
        )}
        <Button
          variant={primary && !canShare ? 'primary' : 'secondary'}
          ref={focused && !canShare ? focusOnMount : undefined}
          aria-label={name && `${isCopied ? 'Link copied' : 'Copy link'}${suffix}`}
          onClick={() => void copy()}
        >
          <Icon name={isCopied ? 'check' : rareIcons.copy} />
          {isCopied ? 'Link copied' : 'Copy link'}
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied && 'Link copied'}
        </span>
      </div>
    </div>
  )
}
