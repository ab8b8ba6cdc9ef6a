import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { counted } from '#platform/text/counted.ts'
import { typeInto } from '../../parts/request-form/type-into.ts'
import { Icon } from '../../ui/icon.tsx'
import { PLACE_ICONS, placesFor } from './place-groups.ts'

export type PlaceListProps = {
  input: RefObject<HTMLInputElement | null>
  /** Was the field pressed before the list was there? */
  opens: boolean
}

const EVENTS = ['input', 'click', 'keydown', 'blur'] as const

/**
 * The places for a text field, which it makes a combobox: typing filters them, arrows and Enter choose one, Escape closes
 * them. What is typed stays, whether it is one of them or not.
 */
export function PlaceList({ input, opens }: PlaceListProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(opens)
  const [active, setActive] = useState(-1)
  const [typed, setTyped] = useState(input.current?.value ?? '')
  const groups = isOpen ? placesFor(input.current?.name ?? '', typed) : []
  const names = groups.flatMap(({ places }) => places.map(({ name }) => name))
  const isShown = names.length > 0
  const optionId = (name: string) => `${id}-${names.indexOf(name)}`

  function show(isWanted: boolean) {
    setOpen(isWanted)
    setActive(-1)
    setTyped(input.current?.value ?? '')
  }

  function choose(name: string) {
    const field = input.current
    if (!field) return
    typeInto(field, name)
    show(false)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = names[active]
    if (step && !isShown) {
      show(true)
      setActive(0)
    } else if (step)
      setActive((active + step + names.length + (active < 0 && step < 0 ? 1 : 0)) % names.length)
    else if (event.key === 'Enter' && isShown && chosen) choose(chosen)
    else if (['Enter', 'Escape'].includes(event.key) && isShown) show(false)
    else return
    event.preventDefault()
  }

  const hear = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) press(event)
    else show(event.type !== 'blur')
  })

  useEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    for (const name of EVENTS) field?.addEventListener(name, hear)
    return () => {
      for (const name of EVENTS) field?.removeEventListener(name, hear)
    }
  }, [input])

  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(isShown))
    field?.setAttribute('aria-controls', id)
    if (active < 0 || !isShown) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', `${id}-${active}`)
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isShown, active])

  return (
    <>
      <span className="visually-hidden" role="status">
        {isOpen && counted(names.length, 'place')}
      </span>
      <span className="place-list" role="listbox" id={id} aria-label="Places" hidden={!isShown}>
        {groups.map(({ title, places }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be within a listbox
          <span role="group" aria-label={title} key={title}>
            <b aria-hidden="true">{title}</b>
            {places.map(({ name, kind }) => (
              <button
                type="button"
                role="option"
                tabIndex={-1}
                id={optionId(name)}
                key={name}
                aria-selected={names[active] === name}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(name)}
              >
                <Icon name={PLACE_ICONS[kind]} /> {name}
              </button>
            ))}
          </span>
        ))}
      </span>
    </>
  )
}
