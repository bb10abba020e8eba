// What the modules of this folder need of the app: its folders, and so the links of other frameworks, end here.
export { createRestBackend, trialOf } from '../src/browser/backends.ts'
export { features } from '../src/app/features/index.ts'
export type { PictureSource } from '../src/app/ui/picture-source.ts'
