/** Flush interval in milliseconds. */
const longestWaitMs = 10
/** Characters that are flushed at once. */
const mostWaiting = 64 * 1024

/**
 * Buffers log lines for a moment: one write for all lines costs as much as one for each. The buffer is flushed before the
 * process exits.
 */
export function bufferedLogWriter(write: (lines: string) => void): (line: string) => void {
  let waiting = ''
  const flush = (): void => {
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    write(lines)
  }
  process.on('exit', flush)
  return function writeBuffered(line) {
    if (waiting === '') setTimeout(flush, longestWaitMs)
    waiting += line
    if (waiting.length >= mostWaiting) flush()
  }
}
