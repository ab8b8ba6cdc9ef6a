const NAMES = ['Left', 'Arrived', 'On board', 'Done']
const STEP = 16

/** The line of a trip with its four stations; those passed are filled. The state beside it says the same in a word. */
export function Stations({ passed }: { passed: number }) {
  const end = 6 + STEP * (NAMES.length - 1)
  const reached = 6 + STEP * Math.max(0, passed - 1)
  return (
    <svg className="stations block" viewBox={`0 0 ${end + 6} 12`} aria-hidden="true">
      <path className="stations__line" d={`M6 6H${end}`} />
      {passed > 1 && <path className="stations__way" d={`M6 6H${reached}`} />}
      {NAMES.map((name, index) => (
        <circle
          className={index < passed ? 'stations__passed' : 'stations__open'}
          cx={6 + STEP * index}
          cy="6"
          r="4"
          key={name}
        />
      ))}
    </svg>
  )
}
