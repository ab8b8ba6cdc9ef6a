/** What a key does at the desk. `row` goes that many rows down. */
export type KeyAct =
  | { does: 'open'; tab: 'Today' | 'Week' | 'New' | 'Money' }
  | { does: 'search' | 'list' }
  | { does: 'row'; down: 1 | -1 }

/** The keys with their words for the list, in its order. */
export const DESK_KEYS: readonly { key: string; words: string; act: KeyAct }[] = [
  { key: 'n', words: 'New booking', act: { does: 'open', tab: 'New' } },
  { key: '/', words: 'Search the bookings', act: { does: 'search' } },
  { key: 't', words: 'Today', act: { does: 'open', tab: 'Today' } },
  { key: 'w', words: 'Week', act: { does: 'open', tab: 'Week' } },
  { key: 'm', words: 'Money', act: { does: 'open', tab: 'Money' } },
  { key: 'j', words: 'Next row', act: { does: 'row', down: 1 } },
  { key: 'k', words: 'Previous row', act: { does: 'row', down: -1 } },
  { key: '?', words: 'This list', act: { does: 'list' } },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>

/** What a pressed key does; nothing together with another key, nor while something is being typed. */
export function actOfKey(pressed: Pressed, isTyping: boolean): KeyAct | undefined {
  if (isTyping || pressed.defaultPrevented || pressed.altKey || pressed.ctrlKey || pressed.metaKey)
    return undefined
  return DESK_KEYS.find(({ key }) => key === pressed.key.toLowerCase())?.act
}
