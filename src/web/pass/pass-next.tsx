import type { NextStep } from './pass-steps.ts'

export function PassNext({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) return null
  return (
    <section>
      {steps.length > 1 && <h2>What happens next?</h2>}
      <ol className="pass__steps above-24">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p className="muted size-small">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
