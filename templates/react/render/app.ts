// All that the other modules of this folder import from `src`, so that templates can share those by symbolic links.
export { layoutOf } from '../preview/choices.ts'
export * from '../src/browser/backends.ts'
export { features } from '../src/features/index.ts'
