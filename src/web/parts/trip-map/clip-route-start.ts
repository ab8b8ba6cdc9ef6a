import { FRAME, isInFrame, type Point } from './frame.ts'

/** The arrow at the frame's edge to a start outside of it; `turn` is its direction in degrees, clockwise from the east. */
export type Arrow = { point: Point; turn: number }

const INSET = 11

/** Cuts off the part of a route before it enters the frame; undefined when the route starts inside. */
export function clipRouteStart(way: readonly Point[]): { way: Point[]; arrow: Arrow } | undefined {
  const last = way.findLastIndex((point) => !isInFrame(point, INSET))
  const [outside, inside] = [way[last], way[last + 1]]
  if (!outside || !inside) return undefined
  const share = Math.max(
    shareOutside(outside.x, inside.x, FRAME.width),
    shareOutside(outside.y, inside.y, FRAME.height),
  )
  const [dx, dy] = [inside.x - outside.x, inside.y - outside.y]
  const point = { x: outside.x + dx * share, y: outside.y + dy * share }
  const turn = Math.round((Math.atan2(outside.y - inside.y, outside.x - inside.x) * 180) / Math.PI)
  return { way: [point, ...way.slice(last + 1)], arrow: { point, turn } }
}

function shareOutside(from: number, to: number, size: number): number {
  if (from < INSET) return (INSET - from) / (to - from)
  if (from > size - INSET) return (size - INSET - from) / (to - from)
  return 0
}
