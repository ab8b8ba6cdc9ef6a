import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part that few visitors see: its script is loaded when it is first shown. `Otherwise` stands in when it cannot be
 * loaded, which is when the network is away.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType = () => null,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Otherwise as ComponentType<Props> }),
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
