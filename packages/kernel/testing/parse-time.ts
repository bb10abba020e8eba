/** Pieces of input that make a backtracking regular expression slow (ReDoS). */
const parts = [
  'a',
  '-',
  ' ',
  '\n',
  '\0',
  '😀',
  'a@',
  'a.',
  '1.',
  ':a',
  'a-',
  '-eyJ',
  'eyJa.',
  'v1.',
  '://',
  'a://b:',
  'basic ',
  '$argon2id',
  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  '-----END A',
  'Mozilla/5.0 (',
  'Version/1.',
  'Linux; '
]

/** Length of the texts with which parsers of bodies, logs and settings are measured. */
export const megabyte = 1_000_000

/** Processor time of this thread in milliseconds: other load on the machine does not count. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Parses hostile texts; returns those that took more than 200 ms, each as a sentence. */
export function findSlowTexts(read: (text: string) => unknown, length = megabyte): string[] {
  const slow: string[] = []
  for (const part of parts)
    for (const text of [part.repeat(length / part.length), `${part.repeat(length / part.length)}!`]) {
      const once = (): number => {
        const begun = usedMs()
        read(text)
        return usedMs() - begun
      }
      // Other load on the machine may disturb one round.
      const ms = Math.min(once(), once())
      if (ms > 200) slow.push(`${JSON.stringify(part)}: ${Math.round(ms)} ms`)
    }
  return slow
}
