// What the modules of this folder need of the app: its folders, and so the links of other frameworks, end here.
export { createRestBackend, trialOf } from '../src/lib/browser/backends.ts'
export { features } from '../src/lib/features/index.ts'
export type { PictureSource } from '../src/lib/ui/picture-source.ts'
