import type { Feature } from '#lib/feature.ts'
import ServicesProvider from './ServicesProvider.svelte'

/** Analytics and error monitoring: the services whose variables are set start once the page is there. */
export const externalServices = { id: 'external-services', Provider: ServicesProvider } satisfies Feature
