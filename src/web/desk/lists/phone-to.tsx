import { chatLink, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { internationalNumber } from '#guests/contact/phone-number.rules.ts'

/** The number as a link to call it, with a WhatsApp link when its country is known. */
export function PhoneTo({ phone, country }: { phone: string; country?: string | null }) {
  const number = internationalNumber(phone, country)
  const chat = chatLink(phone, { country })
  return (
    <>
      <a className="link" href={phoneLink(phone, country)}>
        {phone}
      </a>
      {chat && (
        <>
          {', '}
          <a className="link" href={chat} target="_blank" rel="noopener">
            WhatsApp +{number}
          </a>
        </>
      )}
    </>
  )
}
