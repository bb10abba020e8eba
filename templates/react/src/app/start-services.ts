import '../styles/ui/consent.css'

export { startServices } from '../browser/services/start.ts'
