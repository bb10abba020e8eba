// Texts that keep the lines of what they were made of, so that a finding in one is a finding in the other.

/** Writes a text whose lines stand where those of another one do. */
export interface Writer {
  /** Goes to a line, if it is further down. */
  goTo: (line: number) => void
  write: (text: string) => void
  /** What was written. */
  text: () => string
}

/** A writer at the first line. */
export function createWriter(): Writer {
  let written = ''
  let line = 1
  const write = (text: string): void => {
    written += text
    line += text.split('\n').length - 1
  }
  return {
    goTo: (wanted) => write('\n'.repeat(Math.max(0, wanted - line))),
    write,
    text: () => written
  }
}
