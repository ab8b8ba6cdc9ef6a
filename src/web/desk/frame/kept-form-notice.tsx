import { href } from 'react-router'
import type { KeptForm } from '../../shell/access/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * In place of a page whose form was sent after the session had ended: holds what was typed, and sends it again. Sent as a
 * document, so that everything of the old session is left behind.
 */
export function KeptFormNotice({ kept: { reason, address, fields, hadFile } }: { kept: KeptForm }) {
  const typed = fields.filter(([name, value]) => value.trim() !== '' && !isForScripts(name))
  return (
    <Notice tone="error" title={TITLES[reason]} autoFocus>
      {reason === 'signed-out' ? (
        <p>
          Nothing was saved, and nothing you typed is lost.{' '}
          <a className="link" href={href('/auth')} target="_blank" rel="noopener">
            Sign in again
          </a>{' '}
          (in a new tab), come back to this page, and press “Send again”.
        </p>
      ) : (
        <p>Nothing was saved, and nothing you typed is lost. Wait a moment and press “Send again”.</p>
      )}
      {hadFile && <p>Only the photo has to be chosen again, on the page that follows.</p>}
      <form className="above-12 below-12" method="post" action={address}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and nothing changes
          <input type="hidden" name={name} value={value} key={index} />
        ))}
        <Button type="submit" look="primary">
          Send again
        </Button>
      </form>
      {typed.length > 0 && (
        <details>
          <summary>What you typed</summary>
          <ul>
            {typed.map(([name, value]) => (
              <li key={name}>{value}</li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}

const TITLES: Record<KeptForm['reason'], string> = {
  'signed-out': 'You have been signed out',
  unknown: 'The site could not check your account',
}

/** Fields that nobody filled in. */
function isForScripts(name: string): boolean {
  return /Id$|^(read|proposed)-|^(act|press|seen|version|basis)$/.test(name)
}
