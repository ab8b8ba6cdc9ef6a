import type { Pass } from '#bookings/pass/find-pass.ts'
import type { DriveState } from '#drives/drive-state.rules.ts'
import { driveUnderWay } from './drive-words.ts'

/** What a pass has above its ticket. */
export type PassPart = 'details' | 'pay' | 'line' | 'tiles' | 'now' | 'crew' | 'proposal' | 'next' | 'pickup'

/** Where a booking is, for the order of its pass: no driver yet, a driver known, and where the drive is. */
type Stage = 'ahead' | 'assigned' | DriveState

export function stageOf(pass: Pass): Stage {
  return driveUnderWay(pass)?.state ?? (pass.crews.length > 0 ? 'assigned' : 'ahead')
}

/** The parts in the order in which they are needed, each `folded` or open; others of the stage are left out. */
export function passOrder(stage: Stage): { part: PassPart; isFolded: boolean }[] {
  const { open, folded = [] } = ORDER[stage]
  return [
    ...open.map((part) => ({ part, isFolded: false })),
    ...folded.map((part) => ({ part, isFolded: true })),
  ]
}

const COMING: { open: PassPart[]; folded: PassPart[] } = {
  open: ['crew', 'line', 'tiles'],
  folded: ['pickup', 'pay'],
}

const ORDER: Record<Stage, { open: PassPart[]; folded?: PassPart[] }> = {
  ahead: { open: ['details', 'pay', 'line', 'tiles', 'proposal', 'next', 'pickup'] },
  assigned: { open: ['details', 'crew', 'pickup', 'pay', 'line', 'tiles', 'proposal', 'next'] },
  on_the_way: COMING,
  arrived: COMING,
  on_board: { open: ['now', 'line', 'pay', 'tiles'], folded: ['crew', 'pickup'] },
}
