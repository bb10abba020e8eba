export const monitoringMessages = {
  order: 'The end comes before the beginning. Give a later one.',
  tooMany: (most: number) =>
    `These are more than ${most} windows. Ask for a shorter time, or for longer windows.`,
  notMeasured: 'No recent data.',
  healthOf: 'Errors, latency, host and work',
  cores: (cores: number | null) =>
    cores === null ? 'of the processors' : `of ${cores === 1 ? 'one core' : `${rounded(cores)} cores`}`,
  ofBytes: (bytes: number | null) => (bytes === null ? '' : `of ${rounded(bytes / 2 ** 30)} GB`),
  onServer: (note: string, server: string) => `${note}, ${server}`,
  latency: (calls: number) => `95th percentile of ${count(calls, 'call')} in 5 min`,
  errors: ({ failures, calls }: { failures: number; calls: number }) =>
    `${rounded(failures)} of ${count(calls, 'call')} in 5 min`,
  roundTrip: 'one round trip',
  jobs: 'waiting or running',
  mails: 'waiting to be sent',
  parts: { errors: 'Errors', latency: 'Latency', host: 'Host', work: 'Work' },
  failed: (percent: number) => `${rounded(percent)} % of the calls of 5 minutes failed.`,
  slow: (ms: number) => `19 of 20 calls were answered within ${rounded(ms)} ms.`,
  usage: (of: 'processor' | 'memory' | 'disk') => (percent: number) =>
    `${rounded(percent)} % of the ${of} is in use.`,
  databaseAnswers: (ms: number) => `The database answers within ${rounded(ms)} ms.`,
  openJobs: (jobs: number) => `${count(Math.round(jobs), 'job')} open.`,
  waitingMails: (mails: number) => `${count(Math.round(mails), 'mail')} waiting.`
} as const

/** A number to one decimal below 10, else whole. */
function rounded(value: number): string {
  return (value < 10 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString('en-US')
}

function count(number: number, noun: string): string {
  return `${rounded(number)} ${noun}${number === 1 ? '' : 's'}`
}
