/** What DNS says of the TXT records of a name. */
export type TxtAnswer =
  | { kind: 'records'; values: readonly string[] }
  /** The name is there, without such a record; or it is not there; or nobody answered in time; or with an error. */
  | { kind: 'no-record' | 'no-name' | 'timeout' | 'failed' }
  /** There is no DNS where this runs. */
  | { kind: 'needs-server' }

/** Asks DNS for the TXT records of a name, each with its parts joined. Failures are values, it does not throw. */
export type FindTxtRecords = (name: string) => Promise<TxtAnswer>

/** The DNS of a place without a network of its own, such as a page. */
export const findNoTxtRecords: FindTxtRecords = () => Promise.resolve({ kind: 'needs-server' })
