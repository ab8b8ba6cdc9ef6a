/**
 * Remembers the last result, and gives it again for an equal key. For rules that change with the day: making them
 * takes far longer than checking a form by them.
 */
export function memoizeLast<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  let last: { text: string; made: Made } | undefined
  return (key) => {
    const text = JSON.stringify(key)
    if (last?.text !== text) last = { text, made: make(key) }
    return last.made
  }
}
