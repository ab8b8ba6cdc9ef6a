import { type ComponentProps, type RefObject, useState } from 'react'
import { onDemand } from '../../parts/on-demand.tsx'
import { TextField } from '../../ui/field.tsx'
import type { PlaceListProps } from './place-list.tsx'

const PlaceList = onDemand<PlaceListProps>(() => import('./place-list.tsx').then((part) => part.PlaceList))

type PlaceFieldProps = ComponentProps<typeof TextField> & { ref: RefObject<HTMLInputElement | null> }

/** A field for a place, in any words. At its first focus scripts fetch the list of places, and it becomes a combobox. */
export function PlaceField({ ref, ...field }: PlaceFieldProps) {
  const [wanted, setWanted] = useState<'' | 'near' | 'open'>('')
  return (
    <TextField
      {...field}
      ref={ref}
      onFocus={() => setWanted(wanted || 'near')}
      onClick={() => setWanted('open')}
      frame={(input) => (
        <span className="place-field">
          {input}
          {wanted && <PlaceList input={ref} opens={wanted === 'open'} />}
        </span>
      )}
    />
  )
}
