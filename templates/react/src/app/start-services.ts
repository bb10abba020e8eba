import '../styles/banners.css'

export { startServices } from '../browser/services/start.ts'
