// All that the other modules of this folder import from `src`, so that templates can share those by symbolic links.
export { createRestBackend, trialOf } from '../src/browser/backends.ts'
export { features } from '../src/features/index.ts'
export type { PictureSource } from '../src/ui/picture-source.ts'
