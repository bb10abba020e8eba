/** The steps from a site to its zip, in order; whoever shows progress is told where each begins. */
export type BuildPhase = 'generate' | 'validate' | 'zip'
