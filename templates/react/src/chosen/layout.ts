export { standard as layout } from '../app/layouts/standard.ts'
