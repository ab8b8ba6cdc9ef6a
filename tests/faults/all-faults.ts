import type { Fault } from './fault.ts'
import { databaseEnds } from './scenarios/database-ends.ts'
import { databaseHangs } from './scenarios/database-hangs.ts'
import { fullDisk } from './scenarios/full-disk.ts'
import { fullLog } from './scenarios/full-log.ts'
import { holdsOfOneContact } from './scenarios/holds-of-one-contact.ts'
import { killedInstances, restartedInstances } from './scenarios/instances.ts'
import { killStart } from './scenarios/kill-start.ts'
import { killedPooler } from './scenarios/killed-pooler.ts'
import { killDatabase, killSite } from './scenarios/kills.ts'
import { lostConnections } from './scenarios/lost-connections.ts'
import { mailAway } from './scenarios/mail-away.ts'
import { providerTrouble } from './scenarios/provider-trouble.ts'
import { lastReference, lastVehicle, oneConfirmation, onePayment, sameSubmit } from './scenarios/races.ts'
import { restored } from './scenarios/restored.ts'
import { restoredRelease } from './scenarios/restored-release.ts'
import { oneReview, sendAgain } from './scenarios/review-and-resend-races.ts'
import { webhooksAtOnce, webhooksInAnyOrder, webhooksNever } from './scenarios/webhooks.ts'
import { wrongClock } from './scenarios/wrong-clock.ts'
import { wrongClockHolds } from './scenarios/wrong-clock-holds.ts'

/** Everything that `npm run faults` does, in this order. */
export const FAULTS: Record<string, Fault> = {
  'kill-site': killSite,
  'kill-database': killDatabase,
  'kill-start': killStart,
  'database-ends': databaseEnds,
  'database-hangs': databaseHangs,
  'lost-connections': lostConnections,
  'killed-pooler': killedPooler,
  'full-disk': fullDisk,
  'full-log': fullLog,
  'mail-away': mailAway,
  'provider-trouble': providerTrouble,
  'webhooks-at-once': webhooksAtOnce,
  'webhooks-in-any-order': webhooksInAnyOrder,
  'webhooks-never': webhooksNever,
  'wrong-clock': wrongClock,
  'wrong-clock-holds': wrongClockHolds,
  'killed-instances': killedInstances,
  'restarted-instances': restartedInstances,
  'same-submit': sameSubmit,
  'last-reference': lastReference,
  'last-vehicle': lastVehicle,
  'holds-of-one-contact': holdsOfOneContact,
  'one-payment': onePayment,
  'one-confirmation': oneConfirmation,
  'one-review': oneReview,
  'send-again': sendAgain,
  restored,
  'restored-release': restoredRelease,
}
