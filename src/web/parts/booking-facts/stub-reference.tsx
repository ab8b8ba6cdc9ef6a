/** The booking's reference on the stub of its ticket. */
export function StubReference({ reference }: { reference: string }) {
  return (
    <p className="stub-reference muted">
      Reference <b className="block ink size-title nowrap close">{reference}</b>
    </p>
  )
}
