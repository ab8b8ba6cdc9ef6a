import { company } from '#content/company.ts'
import { emergencyNumbers } from '#content/emergency-numbers.ts'
import { callAddress } from '#guests/contact/number-links.rules.ts'
import { companyPhoneLink } from '../parts/contact-links.ts'
import { AnchorButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Whom to call: the office, and in an emergency. */
export function PassHelp() {
  const { hours, phone } = company
  return (
    <section>
      <h2>Questions, changes, help</h2>
      <ul className="pass__calls">
        <li className="cluster middle spread gap-8 gap-x-24 ruled pad-y-12">
          <div>
            <b>{company.name}</b>
            <p className="muted size-small">
              {hours.answersAtNight ? 'At any hour' : `${hours.opens}–${hours.closes}, Thailand time`}. Please
              have your reference ready.
            </p>
          </div>
          <b className="print-only">{phone}</b>
          <AnchorButton href={companyPhoneLink}>
            <Icon name="phone" />
            {phone}
          </AnchorButton>
        </li>
        <li className="cluster middle spread gap-8 gap-x-24 ruled pad-y-12">
          <div>
            <b>In an emergency</b>
            <p className="muted size-small">
              Tourist police, in English. For an ambulance call {emergencyNumbers.ambulance}.
            </p>
          </div>
          <b className="print-only">{emergencyNumbers.touristPolice}</b>
          <AnchorButton href={callAddress(emergencyNumbers.touristPolice)}>
            <Icon name="phone" />
            {emergencyNumbers.touristPolice}
          </AnchorButton>
        </li>
      </ul>
      <p className="pass__small">
        The link to this page is your key: anyone who has it can see your booking. Only share it with your
        group.
      </p>
    </section>
  )
}
