import { Outcome } from '../../parts/request-form/outcome.tsx'

/** The codes are shown once; an admin who lost them makes new ones. */
export function BackupCodes({ codes, text }: { codes: readonly string[]; text: string }) {
  return (
    <>
      <h1>Your backup codes</h1>
      <Outcome>
        <p>{text}</p>
      </Outcome>
      <div className="sheet backup-codes gap-16 above-24">
        <ul className="grid strong size-large gap-8 gap-x-16">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="muted size-small">
          Print them or write them down, and keep them away from your phone. If you lose your phone, each code
          signs you in once. They won’t be shown again.
        </p>
      </div>
    </>
  )
}
