import type { PostAddress } from '../../domain/backend/post-form.ts'
import type { Site } from '../../domain/site.ts'

/** Where a site posts messages; undefined where it has no form of its own to post. */
export type Deliver = (site: Site) => PostAddress | undefined
