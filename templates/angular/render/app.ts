// What the modules of this folder need of the app: its folders, and so the links of other frameworks, end here.
export { layoutOf } from '../preview/choices.ts'
export * from '../src/browser/backends.ts'
export { features } from '../src/app/features/index.ts'
