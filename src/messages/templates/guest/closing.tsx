import { changeOnPass } from '#bookings/operator-rules/rule-sentences.words.ts'
import { Paragraph, Reference, SmallPrint, Subheading } from '../parts/text.tsx'

export function ToChangeOrCancel({ reference }: { reference: string }) {
  return (
    <>
      <Subheading>To change or cancel</Subheading>
      <Paragraph>
        {changeOnPass} For anything else, reply to this email and mention <Reference>{reference}</Reference>.
      </Paragraph>
    </>
  )
}

/** For a recipient whose address was typed into a form by somebody else. */
export function NotYou() {
  return (
    <SmallPrint>
      Didn’t ask for this? Someone may have typed your address by mistake. You can ignore this email.
    </SmallPrint>
  )
}
