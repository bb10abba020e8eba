/**
 * Writes lines a little later and together: a busy server answers many calls in one turn, and one write for all of
 * them costs as much as one for each. What waits is written before the process ends.
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
