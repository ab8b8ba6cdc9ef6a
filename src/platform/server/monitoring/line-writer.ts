import { writeSync } from 'node:fs'

/** How long a line waits while the reader of a pipe is behind, and how often: 100 ms in all. */
const WAIT_MS = 10
const WAITS = 10

const clock = new Int32Array(new SharedArrayBuffer(4))

/**
 * Writes lines to a file descriptor, each one at once. A line that cannot be written (the disk is full, the pipe is
 * closed, its reader has stopped) is dropped, because the log must never end or stop the site. The next one is tried again.
 */
export function lineWriter(descriptor: number) {
  /** Does the output end within a line? */
  let isCut = false
  /** A reader that is behind is waited for once, and not again before it has read. */
  let isPatient = true

  function writeAll(text: string): void {
    let rest = Buffer.from(text)
    for (let waits = 0; rest.length > 0; ) {
      try {
        const written = writeSync(descriptor, rest)
        isCut = written < rest.length
        isPatient = true
        rest = rest.subarray(written)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || !isPatient) return
        if (++waits > WAITS) isPatient = false
        else Atomics.wait(clock, 0, 0, WAIT_MS)
      }
    }
  }

  return {
    /** @param line ends with a line break */
    write(line: string): void {
      // A line that was cut off stays on a line of its own.
      writeAll(isCut ? `\n${line}` : line)
    },
  }
}
