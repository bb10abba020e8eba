import { file, type File } from '@sitewright/project'
import { json } from '../formats/json.ts'
import type { Order } from '../order.ts'

/** The whole configuration with all its words: what the site reads, and what reopens the wizard. */
export function siteJson({ site }: Order): File {
  return file('src/site.json', json(site))
}
