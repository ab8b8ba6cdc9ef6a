import { FRAME, type Point } from './frame.ts'

/** On which side of its point a label stands, as on a compass; the preferred side, the right, is first. */
export const SIDES = ['e', 'w', 'n', 's', 'ne', 'se', 'nw', 'sw'] as const
export type Side = (typeof SIDES)[number]

/** What a label names; water and railways have no mark on their point. */
export type MarkKind = 'main' | 'stop' | 'town' | 'way' | 'water' | 'rail'

/** A label that has to be placed beside this point. */
export type LabelRequest = { kind: MarkKind; text: string; point: Point; turn?: number }
/** A placed label; with `isWide`, it is shown on wide maps only. */
export type Label = LabelRequest & { side: Side; isWide?: boolean }
export type Box = { left: number; top: number; right: number; bottom: number }

/** The map widths, in CSS pixels, for which labels are placed: from the smallest phone to a wide screen. */
export const MAP_WIDTHS = [280, 320, 350, 460, 580, 700, 760] as const
/** The radius of a mark, and the distance from its centre to the label, in CSS pixels (`mark.css`). */
const RADIUS: Record<MarkKind, number> = { main: 13, stop: 9, town: 6, way: 8, water: 0, rail: 0 }
const REACH: Record<MarkKind, number> = { main: 19, stop: 14, town: 10, way: 12, water: 8, rail: 9 }
/** From this width on the letters are larger, and labels are shown for which a phone has no room (`mark.css`). */
export const WIDE = 480
/** Below this width, the labels of stations may touch if there is no other way. */
export const NARROW = 320
const SIZE = { small: 13, wide: 15 }
/** The widths of letters in Anuphan semi-bold, in em, rounded up, so that no label is wider than its box. */
const LETTERS = [
  { letters: /[ijl ]/g, width: 0.3 },
  { letters: /[frt]/g, width: 0.4 },
  { letters: /[mwMW]/g, width: 0.87 },
  { letters: /[A-LN-VX-Z]/g, width: 0.68 },
]
const OTHER_LETTER = 0.58
const LINE_HEIGHT = 1.25
/** The factor by which a label at a corner stands closer. */
const DIAGONAL = 0.75
const EDGE = 4
/** The space between two labels, in CSS pixels. */
const CLEARANCE = 3

/** The box of a label on a map of this width, in CSS pixels. */
export function labelBox({ kind, text, point, side }: Label, width: number, ems = emsOf(text)): Box {
  const scale = width / FRAME.width
  const size = width < WIDE ? SIZE.small : SIZE.wide
  const [w, h] = [ems.width * size, ems.height * size]
  const gap = REACH[kind] * (side.length === 2 ? DIAGONAL : 1)
  const left = start(point.x * scale, w, gap, side.includes('w'), side.includes('e'))
  const top = start(point.y * scale, h, gap, side.includes('n'), side.includes('s'))
  return { left, top, right: left + w, bottom: top + h }
}

/** An upper bound of the size of a text, in em. */
export function emsOf(text: string): { width: number; height: number } {
  const lines = text.split('\n')
  return { width: Math.max(...lines.map(lineWidth)), height: lines.length * LINE_HEIGHT }
}

function lineWidth(line: string): number {
  const counted = LETTERS.map(({ letters, width }) => ({ width, count: line.match(letters)?.length ?? 0 }))
  const others = counted.reduce((rest, { count }) => rest - count, line.length)
  return counted.reduce((sum, { count, width }) => sum + count * width, others * OTHER_LETTER)
}

function start(at: number, length: number, gap: number, isBefore: boolean, isAfter: boolean): number {
  if (isBefore) return at - gap - length
  return isAfter ? at + gap : at - length / 2
}

export function isShown({ isWide }: Label, width: number): boolean {
  return !isWide || width >= WIDE
}

/** Whether two boxes are closer than the clearance. */
export function overlap(a: Box, b: Box, clearance = CLEARANCE): boolean {
  return (
    a.left < b.right + clearance &&
    b.left < a.right + clearance &&
    a.top < b.bottom + clearance &&
    b.top < a.bottom + clearance
  )
}

/** Whether a box is on a map of this width and clear of its edges. */
export function isOnMap({ left, top, right, bottom }: Box, width: number, edge = EDGE): boolean {
  const height = (width * FRAME.height) / FRAME.width
  return left >= edge && top >= edge && right <= width - edge && bottom <= height - edge
}

/** The box of a mark: the square inside its circle, so that labels may come close at its corners. */
export function markBox({ kind, point: { x, y } }: LabelRequest, width: number): Box {
  const scale = width / FRAME.width
  const radius = RADIUS[kind] * Math.SQRT1_2
  const [left, top] = [x * scale - radius, y * scale - radius]
  return { left, top, right: left + 2 * radius, bottom: top + 2 * radius }
}
