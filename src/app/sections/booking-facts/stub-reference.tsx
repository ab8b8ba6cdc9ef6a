/** The booking's reference on the stub of its ticket. */
export function StubReference({ reference }: { reference: string }) {
  return (
    <p className="stub-reference">
      Reference <b>{reference}</b>
    </p>
  )
}
