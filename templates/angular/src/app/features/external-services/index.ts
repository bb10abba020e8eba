import type { Feature } from '../../feature.ts'
import { ConfiguredServices } from './configured-services.ts'

/** Analytics and error monitoring: the services whose variables are set start once the page is there. */
export const externalServices = { id: 'external-services', service: ConfiguredServices } satisfies Feature
