export { finishSite, type FinishedSite, type FinishPhase } from './finish-site.ts'
export type { SiteKit } from './site-kit.ts'
