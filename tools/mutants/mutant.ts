/** A mistake that is put into a file in place of what stands there. */
export interface Edit {
  /** What is wrong with it in, in a few words. */
  what: string
  /** Path of the file from the root of the repository, or of a generated project. */
  file: string
  /** What stands there, once. */
  find: string
  /** What stands there instead. */
  replace: string
}

/** A mutant that the tests have to find. */
export interface Mutant extends Edit {
  /** Paths of the tests that find it. */
  tests: readonly string[]
}

/** The text of a file with a mistake in it. Throws where its place is not there, or not only once. */
export function mutate(source: string, { what, file, find, replace }: Edit): string {
  if (source.split(find).length !== 2) throw new Error(`${what}: ${file} does not have this once: ${find}`)
  return source.replace(find, () => replace)
}
