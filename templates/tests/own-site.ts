import { readFileSync } from 'node:fs'
import type { Site } from '#domain/site.ts'

/** The site of this project. npm sets the working directory to the folder of package.json. */
export const ownSite = JSON.parse(readFileSync('src/site.json', 'utf8').replace(/^\uFEFF/, '')) as Site
