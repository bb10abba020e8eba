/** Phases of a build, in order, as progress listeners get them. */
export type BuildPhase = 'generate' | 'validate' | 'zip'
