import { type FunctionComponent, lazy, Suspense } from 'react'

/**
 * A lazy component that few visitors see: its script is loaded when it is first rendered. `Fallback` replaces it when
 * the script cannot be loaded, for example without a network.
 */
export function onDemand<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Fallback: FunctionComponent = () => null,
): FunctionComponent<Props> {
  const Part = lazy<FunctionComponent<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Fallback as FunctionComponent<Props> }),
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
