import type { Feature } from '../../feature.ts'
import ServicesProvider from './ServicesProvider.vue'

/** Analytics and error monitoring: the services whose variables are set start once the page is there. */
export const externalServices = { id: 'external-services', Provider: ServicesProvider } satisfies Feature
