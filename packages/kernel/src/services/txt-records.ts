/** The result of a TXT lookup. */
export type TxtAnswer =
  | { kind: 'records'; values: readonly string[] }
  /** The name exists without TXT records; the name does not exist; the lookup timed out; the lookup failed. */
  | { kind: 'no-record' | 'no-name' | 'timeout' | 'failed' }
  /** No DNS is available here. */
  | { kind: 'needs-server' }

/** Looks up the TXT records of a name, each with its strings joined. Failures are values, it does not throw. */
export type FindTxtRecords = (name: string) => Promise<TxtAnswer>

/** The lookup of an environment without network access, such as a page. */
export const findNoTxtRecords: FindTxtRecords = () => Promise.resolve({ kind: 'needs-server' })
