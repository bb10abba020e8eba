/** Phases of a build, in order; progress listeners are told where each begins. */
export type BuildPhase = 'generate' | 'validate' | 'zip'
