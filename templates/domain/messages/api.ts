export const apiMessages = {
  simulated: 'No server is set up: what you enter stays in this browser.',
  connected: 'Connected.',
  unreachable: 'The server cannot be reached.',
  unknown: 'Connecting…',
  waiting: (count: number) =>
    count === 1 ? '1 entry waits to be sent.' : `${count} entries wait to be sent.`
} as const
