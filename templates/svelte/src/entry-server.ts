// What the build has to know of the site beside its pages, see site-adapter.ts.
export { features } from './lib/features/index.ts'
export { site } from './lib/site.ts'
