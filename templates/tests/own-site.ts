import { readFileSync } from 'node:fs'
import { parseSite } from '../site-build/from-site.ts'

/** The site of this project. npm sets the working directory to the folder of package.json. */
export const ownSite = parseSite(readFileSync('src/site.json', 'utf8'))
