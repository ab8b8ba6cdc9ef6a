import { useEffect, useState } from 'react'

/** The root margin of a thin strip a little above the middle of the window, which one chapter at a time crosses. */
const STRIP = '-35% 0px -64% 0px'

/** The id of the element that crosses the strip. */
export function useIdInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const wanted = ids.join(' ')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: STRIP },
    )
    for (const id of wanted.split(' ')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [wanted])

  return current
}
