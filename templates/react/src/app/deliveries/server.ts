import type { Deliver } from './deliver.ts'

/** The business's own server takes messages with everything else, see ../backends/rest.ts. */
export const deliver: Deliver = (base) => base
