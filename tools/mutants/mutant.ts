/** A mutant that the tests have to find. */
export interface Mutant {
  /** What is wrong with it in, in a few words. */
  what: string
  /** Path of the file from the root of the repository. */
  file: string
  /** What stands there, once. */
  find: string
  /** What stands there instead. */
  replace: string
  /** Paths of the tests that find it. */
  tests: readonly string[]
}
