import document from './site.json'
import { withoutEmptySections } from './domain/drafts.ts'
import type { Site } from './domain/site.ts'

/** The site as site.json has it. Its shape was checked when it was written. */
const written = document as unknown as Site

/** The site as it is shown: without sections that have nothing in them. */
export const site: Site = { ...written, content: withoutEmptySections(written.content) }
