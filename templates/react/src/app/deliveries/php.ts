import { saysYes } from '../../domain/backend/post.ts'
import type { Deliver } from './deliver.ts'

/** A PHP file beside the pages mails what is posted, see public/mail.php. */
export const deliver: Deliver = () => ({ address: '/mail.php', ours: true, taken: saysYes })
