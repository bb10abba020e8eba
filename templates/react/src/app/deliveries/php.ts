import { isAccepted } from '../../domain/backend/post-form.ts'
import type { Deliver } from './deliver.ts'

/** A PHP file beside the pages mails what is posted, see public/mail.php. */
export const deliver: Deliver = () => ({ address: '/mail.php', ours: true, taken: isAccepted })
