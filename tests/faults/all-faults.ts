import { databaseEnds } from './database-ends.ts'
import { databaseHangs } from './database-hangs.ts'
import type { Fault } from './fault.ts'
import { fullDisk } from './full-disk.ts'
import { killedInstances, restartedInstances } from './instances.ts'
import { killStart } from './kill-start.ts'
import { killDatabase, killSite } from './kills.ts'
import { lostConnections } from './lost-connections.ts'
import { mailAway } from './mail-away.ts'
import { providerTrouble } from './provider-trouble.ts'
import { lastReference, oneConfirmation, onePayment, sameSubmit } from './races.ts'
import { restored } from './restored.ts'
import { oneReview, sendAgain } from './review-and-resend-races.ts'
import { webhooksAtOnce, webhooksInAnyOrder, webhooksNever } from './webhooks.ts'
import { wrongClock } from './wrong-clock.ts'

/** Everything that `npm run faults` does, in this order. */
export const FAULTS: Record<string, Fault> = {
  'kill-site': killSite,
  'kill-database': killDatabase,
  'kill-start': killStart,
  'database-ends': databaseEnds,
  'database-hangs': databaseHangs,
  'lost-connections': lostConnections,
  'full-disk': fullDisk,
  'mail-away': mailAway,
  'provider-trouble': providerTrouble,
  'webhooks-at-once': webhooksAtOnce,
  'webhooks-in-any-order': webhooksInAnyOrder,
  'webhooks-never': webhooksNever,
  'wrong-clock': wrongClock,
  'killed-instances': killedInstances,
  'restarted-instances': restartedInstances,
  'same-submit': sameSubmit,
  'last-reference': lastReference,
  'one-payment': onePayment,
  'one-confirmation': oneConfirmation,
  'one-review': oneReview,
  'send-again': sendAgain,
  restored,
}
