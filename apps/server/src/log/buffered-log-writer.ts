/**
 * Buffers log lines until the end of the event-loop turn: one write for all lines costs as much as one for each. The
 * buffer is flushed before the process exits.
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
    if (waiting === '') setImmediate(flush)
    waiting += line
  }
}
