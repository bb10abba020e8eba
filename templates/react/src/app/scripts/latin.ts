import type { Script } from '../script.ts'

/** Latin letters: the typefaces have them. */
export const latin: Script = { id: 'latin', preload: [] }
