import { href, Link } from 'react-router'

/** For every form that asks for a guest's details. */
export function PrivacyNote() {
  return (
    <p className="privacy-note">
      We use your details to answer you and to plan your trip. <Link to={href('/privacy')}>Privacy</Link>
    </p>
  )
}
