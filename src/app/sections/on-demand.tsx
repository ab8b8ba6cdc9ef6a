import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part that few visitors see: its script is loaded when it is first shown. `Fallback` stands in when it cannot be
 * loaded, which is when the network is away.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType = () => null,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Fallback as ComponentType<Props> }),
    ),
  )
  return function OnDemand(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
