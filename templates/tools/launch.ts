// Builds the site as it is published: without drafts, and without what is empty without them.
import { build } from 'vite'

process.env['LAUNCH'] = '1'
await build()
