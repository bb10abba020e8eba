import '../styles/ui/consent.css'
import { startServices } from '../browser/services/start.ts'
import { services } from '../chosen/services.ts'
import { variable } from '../environment.ts'

startServices(services, variable)
