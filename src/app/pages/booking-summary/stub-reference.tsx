/** A stub that is torn off still says what it belongs to. */
export function StubReference({ reference }: { reference: string }) {
  return (
    <p className="stub-reference">
      Reference <b>{reference}</b>
    </p>
  )
}
