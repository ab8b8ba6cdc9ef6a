import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A lazy component that few visitors see: its script is loaded when it is first rendered. `Fallback` replaces it when
 * the script cannot be loaded, for example without a network.
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
