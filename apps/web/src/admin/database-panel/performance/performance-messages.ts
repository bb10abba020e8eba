const count = (value: number): string => value.toLocaleString('en-GB')

/** Texts of the tab Performance. */
export const performanceMessages = {
  title: 'Performance',
  waiting: 'Test the connection to see how it performs',
  notSupported: 'This kind of database tells nothing of its performance here.',
  failed: 'The performance could not be read',
  loading: 'Performance',
  figures: 'Figures of the database',
  refresh: 'Refresh',
  refreshFailed: 'Refresh Failed',
  size: 'Size',
  connections: 'Connections',
  ofMost: (most: number) => `of ${count(most)} that the server takes`,
  cache: 'Cache hits',
  reads: (value: number) => `of ${count(value)} reads`,
  locks: 'Waiting for locks',
  sessions: (value: number) => (value === 1 ? 'session' : 'sessions'),
  since: (time: string) => `since ${time}`,
  unknownSince: 'since the statistics were made',
  user: 'User',
  process: 'Process',
  statement: 'Statement',
  hiddenStatement: 'The role may not see this statement',
  table: 'Table',
  rows: 'Rows',
  slow: {
    title: 'Slowest by total time',
    none: 'No statement has been counted',
    mean: 'Mean',
    calls: 'Calls',
    total: 'Total',
    share: 'Share'
  },
  running: {
    title: 'Running now',
    none: 'Nothing else runs',
    hidden: (value: number) =>
      `${count(value)} ${value === 1 ? 'session of another role is' : 'sessions of other roles are'} not shown: the role of this connection may not see ${value === 1 ? 'it' : 'them'}.`,
    state: 'State',
    locked: 'waits for a lock',
    age: 'For',
    cancel: 'Cancel',
    cancelOne: (process: number) => `Cancel the statement of process ${process}`,
    question: (process: number) => `Cancel the statement of process ${process}?`,
    done: 'The statement is told to stop',
    failed: 'The statement was not cancelled',
    runs: 'Has run for',
    work: 'Its work so far',
    lost: 'is taken back by the database',
    session: 'Its session',
    stays: 'goes on',
    confirm: 'Cancel the statement',
    keep: 'Let it run'
  },
  waits: {
    title: 'Waiting for locks',
    none: 'Nobody waits for a lock',
    target: 'For',
    blockedBy: 'Held by'
  },
  tables: {
    title: 'Largest tables',
    none: 'The role sees no table here',
    size: 'With indexes',
    indexes: 'Indexes'
  },
  scanned: {
    title: 'Read without an index',
    none: 'No table of 1,000 rows or more was read from end to end',
    scans: 'Times',
    rowsRead: 'Rows read',
    indexReads: 'By index',
    advice: 'An index on the columns of the condition lets the database read fewer rows.'
  },
  unused: {
    title: 'Indexes that nothing uses',
    none: 'Every index has been used',
    index: 'Index',
    advice:
      'Each costs space and time at every write. One that a replica or a yearly job uses shows here too.'
  }
} as const
