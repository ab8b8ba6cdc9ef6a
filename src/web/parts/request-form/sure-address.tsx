/** The email address about which the guest was asked: sent again with the same one, the form is accepted. */
export function SureAddress({ values: { sureAddress } }: { values: Record<string, string> }) {
  return sureAddress ? <input type="hidden" name="sureAddress" value={sureAddress} /> : null
}
