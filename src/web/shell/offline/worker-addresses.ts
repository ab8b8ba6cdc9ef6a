/** A service worker has one address for ever, and sees only the pages below its scope. */
export const DRIVER_WORKER = { address: '/driver/worker.js', scope: '/driver/' } as const
export const PASS_WORKER = { address: '/booking/worker.js', scope: '/booking/' } as const

/** The script of the pages of drivers, whose copies on the phone name it. */
export const DRIVER_SCRIPT = '/driver/driver.js'
