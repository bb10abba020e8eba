import document from './site.json'
import type { Site } from './domain/site.ts'

/** The site as site.json has it. Its shape was checked when it was written; TypeScript would read it as any strings. */
export const site = document as unknown as Site
